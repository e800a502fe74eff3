import { expect, it } from "vitest";
import { accountLogMessages } from "./account-log-messages.ts";

function texts(node: unknown): string[] {
	return typeof node === "string" ? [node] : Object.values(node as object).flatMap(texts);
}

it("keeps French punctuation with the word before it by a narrow space that does not break", () => {
	const wrong = texts(accountLogMessages("FR")).filter((text) => /[ \u00a0][:;?!»]|«[ \u00a0]|\p{L}[;?!»]/u.test(text));
	expect(wrong).toEqual([]);
});
