const FIRST_STRONG = /\p{L}/u;
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of a text nobody said anything about: that of its first letter (UAX #9, P2). */
export function baseDirection(text: string): "ltr" | "rtl" {
	return RIGHT_TO_LEFT.test(FIRST_STRONG.exec(text.replace(ISOLATED, ""))?.[0] ?? "") ? "rtl" : "ltr";
}
