import { expect, it } from "vitest";
import { nextPicture } from "./identity-words.ts";

it.each([
	["Passport", [], "Front"],
	["Passport", ["Front"], "Selfie"],
	["IDCard", ["Front"], "Back"],
	["DriverLicense", ["Front", "Selfie"], "Back"],
	["Passport", ["Front", "Selfie"], null],
] as const)("of a %s with %j, %s comes next", (kind, taken, next) => {
	expect(nextPicture(kind, taken)).toBe(next);
});

it("asks for no picture before a kind is chosen", () => {
	expect(nextPicture(null, [])).toBeNull();
});
