/**
 * How machine-readable zones write letters that they lack (ICAO Doc 9303-3 section 6, tables A and B). Where there are
 * several ways, the first is the recommended one.
 */
const WAYS: Readonly<Record<string, readonly string[]>> = {
	Ä: ["AE", "A"],
	Å: ["AA", "A"],
	Æ: ["AE"],
	Ð: ["D"],
	Đ: ["D"],
	Ħ: ["H"],
	I: ["I"],
	Ĳ: ["IJ"],
	ĸ: ["Q"],
	Ł: ["L"],
	Ñ: ["N", "NXX"],
	Ŋ: ["N"],
	Ö: ["OE", "O"],
	Ø: ["OE", "O"],
	Œ: ["OE"],
	ẞ: ["SS"],
	Þ: ["TH"],
	Ŧ: ["T"],
	Ü: ["UE", "U", "UXX"],
	А: ["A"],
	Б: ["B"],
	В: ["V"],
	Г: ["G", "H"],
	Ґ: ["G"],
	Д: ["D"],
	Ђ: ["D", "DJ"],
	Ѓ: ["G"],
	Е: ["E"],
	Ё: ["E", "IO"],
	Є: ["IE", "YE"],
	Ж: ["ZH", "Z"],
	З: ["Z"],
	Ѕ: ["DZ"],
	И: ["I", "Y"],
	І: ["I"],
	Ї: ["I", "YI"],
	Й: ["I", "Y"],
	Ј: ["J"],
	К: ["K"],
	Л: ["L"],
	Љ: ["LJ"],
	М: ["M"],
	Н: ["N"],
	Њ: ["NJ"],
	О: ["O"],
	П: ["P"],
	Р: ["R"],
	С: ["S"],
	Т: ["T"],
	Ћ: ["C"],
	Ќ: ["K"],
	У: ["U"],
	Ў: ["U"],
	Ф: ["F"],
	Х: ["KH", "H"],
	Ц: ["TS", "C"],
	Ч: ["CH", "C"],
	Џ: ["DZ", "DZH"],
	Ш: ["SH", "S"],
	Щ: ["SHCH", "SHT"],
	Ъ: ["IE", ""],
	Ы: ["Y"],
	Ь: [""],
	Э: ["E"],
	Ю: ["IU", "YU"],
	Я: ["IA", "YA"],
	Ѣ: ["IE"],
	Ѫ: ["U"],
	Ѵ: ["Y"],
};

/** A long name in letters of several ways each would have millions. */
const MOST_WAYS = 64;

/** No document has room for more. */
const MOST_LETTERS = 200;

/** Written in a name, but not in a zone (ICAO Doc 9303-3 section 4.6). */
const OMITTED = /['\u2019\u2018\u02bc`\u00b4.]/gu;

/**
 * The words of a name, each in every way that a machine-readable zone may write it, the recommended one first. Null for a
 * name in a script that ICAO gives no letters for, which nothing can be compared with.
 */
export function transliterate(name: string): string[][] | null {
	const upper = name.slice(0, MOST_LETTERS).normalize("NFC").toUpperCase().replace(OMITTED, "");
	const words = upper.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== "");
	const written = words.map(waysOf);
	return written.every((ways) => ways.length > 0) ? written : null;
}

/** Empty when there is none for a letter. */
function waysOf(word: string): string[] {
	return [...word.normalize("NFC")].reduce<string[]>(
		(ways, letter) => {
			const next = waysOfLetter(letter);
			const joined = ways.flatMap((way) => next.map((one) => way + one));
			return [...new Set(joined)].slice(0, MOST_WAYS);
		},
		[""],
	);
}

function waysOfLetter(letter: string): readonly string[] {
	const known = WAYS[letter];
	if (known) return known;
	// What is left is written without its marks: é, č, ő.
	const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
	if (plain !== letter) return [...plain].length === 0 ? [""] : (WAYS[plain] ?? (isLatin(plain) ? [plain] : []));
	return isLatin(plain) ? [plain] : [];
}

const isLatin = (text: string) => /^[A-Z]+$/.test(text);
