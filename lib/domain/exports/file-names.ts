/** The longest name of a folder or file, in characters: unpacked paths stay below what systems take. */
const MOST = 80;

/**
 * A name as a part of a path in a zip: nothing that file systems refuse or take for something else.
 *
 * @returns never empty, and never with a slash
 */
export function pathPart(name: string): string {
	const clean = name
		.toWellFormed()
		.replace(/[\p{Cc}\p{Bidi_C}/\\:*?"<>|]/gu, "_")
		.replace(/^[\s.]+|[\s.]+$/gu, "");
	const ending = /\.[^.]{1,8}$/u.exec(clean)?.[0] ?? "";
	const characters = [...clean];
	if (characters.length <= MOST) return clean || "_";
	return (
		characters
			.slice(0, MOST - [...ending].length)
			.join("")
			.trimEnd() + ending
	);
}

/** The folder of a document: by month, day and title, and by its id, so that no two are one. */
export function documentFolder({ id, title, createdAt }: { id: string; title: string; createdAt: Date }): string {
	const day = createdAt.toISOString().slice(0, 10);
	return `documents/${day.slice(0, 7)}/${day} ${pathPart(title)} ${id}`;
}
