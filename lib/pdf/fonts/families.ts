import type { SignatureFace } from "#lib/fields/mark.ts";

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
	"myanmar",
	"oriya",
	"sinhala",
	"tamil",
	"telugu",
	"thaana",
	"tibetan",
] as const;
export type ScriptFamilyId = (typeof SCRIPT_FAMILY_IDS)[number];

export type FamilySource =
	/** One TrueType file per style, whole character set. */
	| { kind: "whole"; files: Record<"regular" | "bold" | "italic" | "boldItalic", string> }
	/** Files by code point range, as `unicode.json` of the package lists them. */
	| {
			kind: "subsets";
			package: string;
			stem: string;
			subsets: readonly string[] | "all";
			weights: "static" | "variable";
			hasBold: boolean;
			hasItalic: boolean;
	  }
	/** One file that is asked only for the code points in `ranges`. */
	| { kind: "single"; file: string; ranges: readonly [number, number][] };

const NOTO = "@expo-google-fonts/noto-sans";

function subsets(
	name: string,
	only: readonly string[] | "all",
	styles: { hasBold: boolean; hasItalic: boolean },
): FamilySource {
	return { kind: "subsets", package: `@fontsource/${name}`, stem: name, subsets: only, weights: "static", ...styles };
}

function variable(name: string): FamilySource {
	return {
		kind: "subsets",
		package: `@fontsource-variable/${name}`,
		stem: name,
		subsets: "all",
		weights: "variable",
		hasBold: true,
		hasItalic: false,
	};
}

const UPRIGHT_AND_BOLD = { hasBold: true, hasItalic: false };
const ofScripts = Object.fromEntries(
	SCRIPT_FAMILY_IDS.map((script) => [script, subsets(`noto-sans-${script}`, [script], UPRIGHT_AND_BOLD)]),
) as Record<ScriptFamilyId, FamilySource>;

export const FAMILIES: Record<FamilyId, FamilySource> = {
	...ofScripts,
	tibetan: subsets("noto-serif-tibetan", ["tibetan"], UPRIGHT_AND_BOLD),
	"noto-sans": {
		kind: "whole",
		files: {
			regular: `${NOTO}/400Regular/NotoSans_400Regular.ttf`,
			bold: `${NOTO}/700Bold/NotoSans_700Bold.ttf`,
			italic: `${NOTO}/400Regular_Italic/NotoSans_400Regular_Italic.ttf`,
			boldItalic: `${NOTO}/700Bold_Italic/NotoSans_700Bold_Italic.ttf`,
		},
	},
	carlito: subsets("carlito", "all", { hasBold: true, hasItalic: true }),
	// As wide as Helvetica, Courier and Times, which readers need not have; asked for Latin letters only.
	arimo: subsets("arimo", ["latin", "latin-ext"], { hasBold: true, hasItalic: true }),
	cousine: subsets("cousine", ["latin", "latin-ext"], { hasBold: true, hasItalic: true }),
	tinos: subsets("tinos", ["latin", "latin-ext"], { hasBold: true, hasItalic: true }),
	arabic: subsets("noto-sans-arabic", ["arabic"], UPRIGHT_AND_BOLD),
	hebrew: subsets("noto-sans-hebrew", ["hebrew"], UPRIGHT_AND_BOLD),
	devanagari: subsets("noto-sans-devanagari", ["devanagari"], UPRIGHT_AND_BOLD),
	thai: subsets("noto-sans-thai", ["thai"], UPRIGHT_AND_BOLD),
	emoji: {
		kind: "single",
		file: "@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff2",
		ranges: [
			[0x23, 0x39],
			[0xa9, 0xae],
			[0x200d, 0x3299],
			[0xfe0f, 0xfe0f],
			[0x1f000, 0x1faff],
			[0xe0020, 0xe007f],
		],
	},
	japanese: variable("noto-sans-jp"),
	chinese: variable("noto-sans-sc"),
	korean: variable("noto-sans-kr"),
	"dancing-script": subsets("dancing-script", "all", { hasBold: true, hasItalic: false }),
	caveat: subsets("caveat", "all", { hasBold: true, hasItalic: false }),
	"great-vibes": subsets("great-vibes", "all", { hasBold: false, hasItalic: false }),
};
