import { expect, it } from "vitest";
import { senderLine } from "./sender-line.ts";

const FROM = "Signet <no-reply@sign.example.com>";

it.each([
	["the product's own mails", FROM, null, undefined, "Signet", "no-reply@sign.example.com"],
	["a person asks", FROM, "Mia", undefined, "Mia via Signet", "no-reply@sign.example.com"],
	["an address alone", "mail@example.com", "Mia", undefined, "Mia via Signet", "mail@example.com"],
	["a brand's name", FROM, "Mia", { name: "Harbour", domainName: null }, "Harbour", "no-reply@sign.example.com"],
	["a proven domain", FROM, "Mia", { name: null, domainName: "a.com" }, "Mia via Signet", "no-reply@a.com"],
])("the From line: %s", (_, mailFrom, person, brand, name, address) => {
	expect(senderLine(mailFrom, person, brand)).toEqual({ name, address });
});
