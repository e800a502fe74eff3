import type { SignatureFace } from "#lib/fields/values/mark.ts";

/** A family of outline fonts, as npm packages carry it (all under the SIL Open Font License). */
export type FamilyId =
	| "noto-sans"
	| "carlito"
	| "arimo"
	| "cousine"
	| "tinos"
	| "arabic"
	| "hebrew"
	| "devanagari"
	| "thai"
	| "emoji"
	| "japanese"
	| "chinese"
	| "korean"
	| ScriptFamilyId
	| SignatureFace;

/** Families of one script each, opened only for a text that is written in it. */
export const SCRIPT_FAMILY_IDS = [
	"armenian",
	"bengali",
	"ethiopic",
	"georgian",
	"gujarati",
	"gurmukhi",
	"kannada",
	"khmer",
	"lao",
	"malayalam",
	"mongolian",
	"myanmar",
	"oriya",
	"sinhala",
	"syriac",
	"tamil",
	"telugu",
	"thaana",
	"tibetan",
] as const;
export type ScriptFamilyId = (typeof SCRIPT_FAMILY_IDS)[number];

type FamilySource =
	/** One file per style with the whole character set; without italics, the upright is slanted. */
	| {
			kind: "whole";
			files: Record<"regular" | "bold", string> & Partial<Record<"italic" | "boldItalic", string>>;
			/** For a package that exports only its entry: file paths are relative to it. */
			entry?: string;
	  }
	/** Files by code point range, as `unicode.json` of the package lists them. */
	| {
			kind: "subsets";
			package: string;
			stem: string;
			subsets: readonly string[] | "all";
			hasBold: boolean;
			hasItalic: boolean;
	  }
	/** One file that is asked only for the code points in `ranges`. */
	| { kind: "single"; file: string; ranges: readonly [number, number][] };

function subsets(
	name: string,
	only: readonly string[] | "all",
	styles: { hasBold: boolean; hasItalic: boolean },
): FamilySource {
	return { kind: "subsets", package: `@fontsource/${name}`, stem: name, subsets: only, ...styles };
}

/** A family of an `@expo-google-fonts` package, such as `noto-sans`, `NotoSans`. */
function withItalics(name: string, stem: string): FamilySource {
	const file = (style: string) => `@expo-google-fonts/${name}/${style}/${stem}_${style}.ttf`;
	return {
		kind: "whole",
		files: {
			regular: file("400Regular"),
			bold: file("700Bold"),
			italic: file("400Regular_Italic"),
			boldItalic: file("700Bold_Italic"),
		},
	};
}

/** A family of an `@embedpdf/fonts-*` package; the container image omits its other weights. */
function ideographs(region: string, stem: string): FamilySource {
	const file = (style: string) => `../fonts/${stem}-${style}.otf`;
	return { kind: "whole", entry: `@embedpdf/fonts-${region}`, files: { regular: file("Regular"), bold: file("Bold") } };
}

const UPRIGHT_AND_BOLD = { hasBold: true, hasItalic: false };
const ofScripts = Object.fromEntries(
	SCRIPT_FAMILY_IDS.map((script) => [script, subsets(`noto-sans-${script}`, [script], UPRIGHT_AND_BOLD)]),
) as Record<ScriptFamilyId, FamilySource>;

export const FAMILIES: Record<FamilyId, FamilySource> = {
	...ofScripts,
	mongolian: subsets("noto-sans-mongolian", ["mongolian"], { hasBold: false, hasItalic: false }),
	tibetan: subsets("noto-serif-tibetan", ["tibetan"], UPRIGHT_AND_BOLD),
	"noto-sans": withItalics("noto-sans", "NotoSans"),
	carlito: subsets("carlito", "all", { hasBold: true, hasItalic: true }),
	// Same widths as Helvetica, Courier and Times, which PDF viewers may lack.
	arimo: withItalics("arimo", "Arimo"),
	cousine: withItalics("cousine", "Cousine"),
	tinos: withItalics("tinos", "Tinos"),
	arabic: subsets("noto-sans-arabic", ["arabic"], UPRIGHT_AND_BOLD),
	hebrew: subsets("noto-sans-hebrew", ["hebrew"], UPRIGHT_AND_BOLD),
	devanagari: subsets("noto-sans-devanagari", ["devanagari"], UPRIGHT_AND_BOLD),
	thai: subsets("noto-sans-thai", ["thai"], UPRIGHT_AND_BOLD),
	emoji: {
		kind: "single",
		file: "@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff",
		ranges: [
			[0x23, 0x39],
			[0xa9, 0xae],
			[0x200d, 0x3299],
			[0xfe0f, 0xfe0f],
			[0x1f000, 0x1faff],
			[0xe0020, 0xe007f],
		],
	},
	japanese: ideographs("jp", "NotoSansJP"),
	chinese: ideographs("sc", "NotoSansHans"),
	korean: ideographs("kr", "NotoSansKR"),
	"dancing-script": subsets("dancing-script", "all", { hasBold: true, hasItalic: false }),
	caveat: subsets("caveat", "all", { hasBold: true, hasItalic: false }),
	"great-vibes": subsets("great-vibes", "all", { hasBold: false, hasItalic: false }),
};
