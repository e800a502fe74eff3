import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { messages } from "#lib/i18n/generated/auth.js";

it("explains each message about the provider in the single sign-on guide, and no other", () => {
	const guide = readFileSync("lib/guides/single-sign-on.md", "utf8");
	const [, table = ""] = /On the sign-in page:\n\n.*\n.*\n((?:\|.*\n)+)/.exec(guide) ?? [];
	const explained = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, message]) => message);
	expect(explained.toSorted()).toEqual(Object.values(messages.EN.provider.refused).toSorted());
});
