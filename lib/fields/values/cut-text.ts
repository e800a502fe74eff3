const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The longest beginning of a text that ends between graphemes: half an emoji is a lone surrogate, which no database
 * takes. The result is well-formed.
 *
 * @param maxLength in UTF-16 units, which are at least as many as code points
 */
export function cutText(text: string, maxLength: number): string {
	const whole = text.toWellFormed();
	if (whole.length <= maxLength) return whole;
	const end = GRAPHEMES.segment(whole).containing(maxLength)?.index ?? 0;
	// A letter under more accents than fit is cut between them.
	return end > 0 ? whole.slice(0, end) : whole.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

const MAX_FILE_NAME = 255;

/**
 * The name of a file as people gave it: without folders, without controls, and without those of writing direction,
 * which can make one ending look like another. The joiners that emoji and many scripts need stay. A name that is too
 * long is cut before its ending.
 *
 * @param fallback for a name of which nothing is left
 */
export function cleanFileName(given: string, fallback: string): string {
	const last = given.split(/[/\\]/).at(-1) ?? "";
	const name = last
		.toWellFormed()
		.normalize("NFC")
		.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")
		.trim();
	if (/^\p{Default_Ignorable_Code_Point}*$/u.test(name)) return fallback;
	const characters = [...name];
	if (characters.length <= MAX_FILE_NAME) return name;
	const ending = /\.[^.\s]{1,10}$/u.exec(name)?.[0] ?? "";
	const room = characters.slice(0, MAX_FILE_NAME - [...ending].length).join("").length;
	return cutText(name.slice(0, name.length - ending.length), room).trimEnd() + ending;
}
