// The words only the screen knows, by key, from `en.ftl`. Words about a game come from the desk as finished sentences.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import source from './en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(source));

/** The sentence behind a key; a test holds every key in the code against the file. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

export function known(key: string): boolean {
  return bundle.hasMessage(key);
}
