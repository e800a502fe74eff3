import { expect, it } from "vitest";
import { inMyanmarOrder } from "./myanmar-order.ts";

it.each([
	["a letter alone", "က", "က"],
	["vowel e before its letter", "ဒေ", "\u1031\u1012"],
	["medial ra before its letter", "မြန်", "\u103c\u1019\u1014\u103a"],
	["vowel e before medial ra", "ကြွေး", "\u1031\u103c\u1000\u103d\u1038"],
	["the other medials after it", "ရွှေ", "\u1031\u101b\u103d\u103e"],
	["kinzi after the letter it stands above", "မင်္ဂလာ", "\u1019\u1002\u1004\u103a\u1039\u101c\u102c"],
	["stacked letters stay below theirs", "ဆန္ဒေ", "\u1006\u1031\u1014\u1039\u1012"],
	["text of other scripts as it is", "Mia 12", "Mia 12"],
])("%s", (_what, text, written) => {
	expect(inMyanmarOrder(text)).toBe(written);
});
