import { GLYPH_LIST } from "./glyph-list.ts";
import { WIN_ANSI } from "./win-ansi.ts";

/** Base encodings of simple fonts (PDF 2.0, annex D.2). */
const BASE_ENCODINGS = ["StandardEncoding", "WinAnsiEncoding", "MacRomanEncoding"] as const;
type BaseEncoding = (typeof BASE_ENCODINGS)[number];

/** Where StandardEncoding differs from ASCII; below 0x20 and in the gaps it has no characters. */
const STANDARD_QUOTES: Readonly<Record<number, string>> = { 39: "’", 96: "‘" };
const STANDARD_UPPER: Readonly<Record<number, string>> = {
	161: "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ",
	177: "–†‡·",
	182: "¶•‚„”»…‰",
	191: "¿",
	193: "`´ˆ˜¯˘˙¨",
	202: "˚¸",
	205: "˝˛ˇ—",
	225: "Æ",
	227: "ª",
	232: "ŁØŒº",
	241: "æ",
	245: "ı",
	248: "łøœß",
};
/** Codes whose glyph has another name than the character they are read as. */
const RENAMED: Readonly<Record<string, string>> = { "\u00a0": "space", "\u00ad": "hyphen", Ω: "Omega" };

export function isBaseEncoding(name: string): name is BaseEncoding {
	return BASE_ENCODINGS.some((encoding) => encoding === name);
}

/** Whether a glyph is of the Latin character set that the standard fonts have (PDF 2.0, annex D.2). */
export function isLatinGlyph(name: string): boolean {
	latinGlyphs ??= new Set(BASE_ENCODINGS.flatMap(namesOfEncoding));
	return latinGlyphs.has(name);
}

let latinGlyphs: Set<string | null> | null = null;

let lists: { characters: Map<string, string>; names: Map<string, string> } | null = null;
const encodings = new Map<BaseEncoding, readonly (string | null)[]>();

function load() {
	if (lists) return lists;
	const characters = new Map<string, string>();
	const names = new Map<string, string>();
	for (const entry of GLYPH_LIST.split(";")) {
		const [hex = "", ...all] = entry.trim().split(" ");
		if (hex === "") continue;
		const character = String.fromCodePoint(Number.parseInt(hex, 16));
		for (const name of all) characters.set(name, character);
		if (all[0]) names.set(character, all[0]);
	}
	lists = { characters, names };
	return lists;
}

/** What a glyph name is read as (Adobe Glyph List specification), or null for a name that says nothing. */
export function charactersOfName(name: string): string | null {
	const [stem = ""] = name.split(".");
	const known = load().characters.get(stem);
	if (known) return known;
	const hex = /^(?:uni((?:[0-9A-F]{4})+)|u([0-9A-F]{4,6}))$/.exec(stem);
	if (hex?.[1])
		return (hex[1].match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join("");
	const codePoint = Number.parseInt(hex?.[2] ?? "", 16);
	return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : null;
}

/** The glyph names of an encoding by code; null where it has no character. */
export function namesOfEncoding(encoding: BaseEncoding): readonly (string | null)[] {
	const known = encodings.get(encoding);
	if (known) return known;
	const { names } = load();
	const made = charactersOf(encoding).map((character) => {
		if (character === null) return null;
		return RENAMED[character] ?? names.get(character) ?? null;
	});
	encodings.set(encoding, made);
	return made;
}

function charactersOf(encoding: BaseEncoding): (string | null)[] {
	const ascii = (code: number) => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : null);
	const codes = Array.from({ length: 256 }, (_, code) => code);
	if (encoding === "WinAnsiEncoding") return codes.map((code) => WIN_ANSI[code] ?? (code > 0x7e ? "•" : null));
	if (encoding === "MacRomanEncoding") {
		const macintosh = [...new TextDecoder("macintosh").decode(Uint8Array.from(codes))];
		return codes.map((code) => ascii(code) ?? (code > 0x7f ? (macintosh[code] ?? null) : null));
	}
	const standard = codes.map((code) => STANDARD_QUOTES[code] ?? ascii(code));
	for (const [first, characters] of Object.entries(STANDARD_UPPER)) {
		[...characters].forEach((character, index) => {
			standard[Number(first) + index] = character;
		});
	}
	return standard;
}
