/**
 * A syllable up to its vowel: kinzi, letter, stacked letters, asat, medials, vowel e (The Unicode Standard
 * 16.3, "Ordering of syllable components").
 */
const SYLLABLE =
	/(\u1004\u103a\u1039)?([\u1000-\u102a\u103f])((?:\u1039[\u1000-\u1021])*)(\u103a?)([\u103b-\u103e]*)(\u1031?)/gu;
const MEDIAL_RA = "\u103c";

/** What turns stacked letters, kinzi and medials into the shapes they have. */
export const MYANMAR_FEATURES = ["rphf", "pref", "blwf", "pstf", "pres", "abvs", "blws", "psts"];

/**
 * Text in the order Myanmar is written in: vowel e and medial ra stand before their letter, kinzi above
 * it. The font library has no rules for the script.
 */
export function inMyanmarOrder(text: string): string {
	return text.replace(
		SYLLABLE,
		(_, kinzi = "", letter: string, stacked: string, asat: string, medials: string, vowel: string) => {
			const before = medials.includes(MEDIAL_RA) ? MEDIAL_RA : "";
			return vowel + before + letter + kinzi + stacked + asat + medials.replaceAll(MEDIAL_RA, "");
		},
	);
}
