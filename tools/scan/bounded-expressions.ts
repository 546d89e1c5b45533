/**
 * Regular expressions with more than linear running time that are safe because their input is bounded: by source, with
 * the bound. Check the bound again when changing one.
 */
export const boundedExpressions: ReadonlyMap<string, string> = new Map([
  [String.raw`\/+$`, 'an address in the settings, which the operator writes'],
  [String.raw`^\s*([^=\s]+)\s*=\s*(.*?)\s*$`, 'headers in the settings, which the operator writes'],
  [
    String.raw`\b(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.|mailto:|javascript:|data:)\S*|[^\s@]{1,64}@[^\s@.]{1,64}\.\S*`,
    'every part but the last, which takes the rest, is bounded: at most some hundred steps a letter',
  ],
  [
    String.raw`[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}\b`,
    'every part is bounded: at most some hundred steps a letter',
  ],
  [String.raw`^[\s"'“”‘’«»#*•-]+|[\s"'“”‘’«».,;:!?*]+$`, 'texts of at most 200 letters'],
  [String.raw` *\n *`, 'a paragraph in which blanks never follow each other'],
  [String.raw`\(.*\)`, 'the title of a topic in an answer of YouTube'],
  [String.raw`\bVersion\/[\d.]+ .*Safari\/`, 'the name of a browser, which is cut before it is stored'],
  [String.raw`[\s.,;:]+$`, 'the first 640 letters of a sentence'],
  [String.raw`([;\t]\s*|\n\s*(?==))([=+\-@＝＋－＠])(?!\))`, 'a cell of at most 10,000 letters'],
  [String.raw`\s*%$`, 'a cell of a list that the operator imports'],
  [String.raw`^(?:US)?\$\s*|^USD\s*|\s*(?:US)?\$$|\s*USD$`, 'a cell of a list that the operator imports'],
  ['(.{60,80}?), ', 'the names of the columns that an import knows'],
  [String.raw`"(?:[^"\\]|\\.)*"|[[{\]}]`, 'a line of a list that the operator imports'],
  [
    String.raw`^\s*(?:https?:\/\/)?(?:[a-z]+\.)?(?:tiktok|instagram|youtube)\.com\/(?:@|c\/|user\/)?([^\s/?#]+)\S*\s*$`,
    'the words of a search, 500 letters at most',
  ],
  [String.raw`(?:\s+\S{0,30}|[\uD800-\uDBFF])$`, 'a passage of some 300 letters'],
  [String.raw`[.,;:!?)\]}»”]+$`, 'a web address of at most 500 letters'],
  [String.raw`^[^\p{L}@$]+|[^\p{L}]+$`, 'a password of at most 128 letters, in the browser'],
  [
    String.raw`^(?:"(?<quoted>[^"\\]*)"|(?<plain>[^"<>]*))\s*<(?<address>[^<>\s]+)>$`,
    'a sender of at most 400 letters',
  ],
])
