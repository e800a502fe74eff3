import type { SignatureFace } from "#lib/fields/mark.ts";

/** A family of outline fonts, as npm packages carry it (all under the SIL Open Font License). */
export type FamilyId =
	| "noto-sans"
	| "carlito"
	| "arabic"
	| "hebrew"
	| "devanagari"
	| "thai"
	| "emoji"
	| "japanese"
	| "chinese"
	| "korean"
	| SignatureFace;

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

export const FAMILIES: Record<FamilyId, FamilySource> = {
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
	arabic: subsets("noto-sans-arabic", ["arabic"], { hasBold: true, hasItalic: false }),
	hebrew: subsets("noto-sans-hebrew", ["hebrew"], { hasBold: true, hasItalic: false }),
	devanagari: subsets("noto-sans-devanagari", ["devanagari"], { hasBold: true, hasItalic: false }),
	thai: subsets("noto-sans-thai", ["thai"], { hasBold: true, hasItalic: false }),
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
