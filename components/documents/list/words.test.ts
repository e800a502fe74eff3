import { describe, expect, it } from "vitest";
import { initialsOf } from "#components/ui/initials-of.ts";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { browserName, isPhone } from "#lib/i18n/browser-name.ts";
import { doneText } from "../done-text.ts";

const IPHONE =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
const EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";

describe("words of the workplace", () => {
	it.each([
		[IPHONE, "Safari on iPhone", true],
		[EDGE, "Edge on Windows", false],
		["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux", false],
		["curl/8.5", "Unknown browser", false],
		["", "Unknown browser", false],
	])("calls %s what people call it", (userAgent, name, isHandheld) => {
		expect([browserName(userAgent, workplaceMessages("EN").security.sessions.browser), isPhone(userAgent)]).toEqual([
			name,
			isHandheld,
		]);
	});

	it("says of whom and of what it counts how many are done", () => {
		const [signed, open] = [
			{ isDone: true, isReviewer: false },
			{ isDone: false, isReviewer: false },
		];
		const said = (locale: string, ...signers: Parameters<typeof doneText>[0][number][]) =>
			doneText(signers, workplaceMessages(locale).documents.done);
		expect(said("EN", open)).toBe("0 of 1 signed");
		expect(said("EN", signed, open, open)).toBe("1 of 3 signed");
		expect(said("EN", signed, { isDone: true, isReviewer: true })).toBe("2 of 2 completed");
		expect(said("FR", open, open)).toBe("0 sur 2 a signé");
		expect(said("FR", signed)).toBe("1 sur 1 a signé");
		expect(said("FR", signed, signed)).toBe("2 sur 2 ont signé");
	});

	it.each([
		["Mia Chen", "MC"],
		["Maria da Silva e Souza", "MS"],
		["mia", "M"],
		["ليلى حداد", "لح"],
		["👩‍⚖️ Judge", "👩‍⚖️J"],
		["", "?"],
	])('makes of "%s" the initials "%s"', (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});

	it.each([
		["EN", ["Mia"], "Mia"],
		["EN", ["Mia", "Omar"], "Mia and Omar"],
		["EN", ["Mia", "Omar", "Lena", "Paul", "Ada"], "Mia, Omar, Lena, and 2 more"],
		["FR", ["Mia", "Omar", "Lena", "Paul", "Ada"], "Mia, Omar, Lena et 2 autres"],
		["FR", ["Mia", "Omar", "Lena", "Paul"], "Mia, Omar, Lena et 1 autre"],
	])("names in %s %j as a sentence does", (locale, names, words) => {
		expect(namesInWords(names, locale, workplaceMessages(locale).common.more)).toBe(words);
	});

	it.each([
		["q=+&filter=nothing&sender=me&days=8&sort=random&cursor=x", null, "/documents"],
		["filter=others&q=elm+%26+co", null, "/documents?filter=others&q=elm+%26+co"],
		["", "abc", "/documents?cursor=abc"],
		["recipient=Mia%40example.com", null, "/documents?recipient=mia%40example.com"],
		["from=2026-02-30x&to=2026-03-11&sort=title", null, "/documents?to=2026-03-11&sort=title"],
		[
			"sort=expiry&label=lease&days=30&brand=5f1c9b7e-0000-4000-8000-00000000000a",
			"abc",
			"/documents?brand=5f1c9b7e-0000-4000-8000-00000000000a&label=lease&days=30&sort=expiry&cursor=abc",
		],
	])("keeps the list's state in its address: %s", (query, cursor, address) => {
		const given = new URLSearchParams(query);
		expect(
			listAddress(
				readListView((name) => given.get(name)),
				cursor,
			),
		).toBe(address);
	});
});
