import { TextDecoder } from 'node:util';

// jsdom has none, and reading the content needs one: for its words, and for its pictures as soon
// as the code that measures them is imported.
Object.assign(globalThis, { TextDecoder });
