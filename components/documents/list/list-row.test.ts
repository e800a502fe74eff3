import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DocumentListRow } from "../document-list-row.ts";
import { inWords } from "../page/testing/in-words.ts";
import { ListRow } from "./list-row.tsx";

const ROW: DocumentListRow = {
	id: "d1",
	title: "Lease",
	isReached: true,
	status: "InProgress",
	sealState: "None",
	isUndelivered: false,
	isUndrawn: false,
	isToReview: false,
	activityAt: "2026-11-02T09:00:00Z",
	senderId: "u1",
	sender: null,
	isUnsent: false,
	signers: [],
	waitingFor: ["Omar Diaz"],
	othersAwaited: ["Omar Diaz"],
	myTurn: null,
	outcome: "sent",
	concerned: ["Omar Diaz"],
	isOpen: true,
	labels: [],
	expiresAt: null,
	linked: [],
	isCorrected: false,
	isHeld: false,
};

function markup(row: Partial<DocumentListRow>, locale: "EN" | "FR" = "EN"): string {
	const unused = () => undefined;
	const never = () => Promise.reject(new Error("Nothing is pressed."));
	const element = createElement(ListRow, {
		row: { ...ROW, ...row },
		...{ isPicked: false, onPick: unused, sign: never, children: null },
	});
	return renderToStaticMarkup(inWords(element, locale));
}

const words = (page: string) => page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const mine: Partial<DocumentListRow> = { waitingFor: ["Ada North"], othersAwaited: [], myTurn: "sign" };

it.each([
	["EN", mine, ["Your turn to sign", "Waiting for you"]],
	["EN", { ...mine, myTurn: "review" }, ["Your turn to review"]],
	["FR", mine, ["À vous de signer", "En attente de vous"]],
	[
		"EN",
		{ ...mine, waitingFor: ["Ada North", "Omar Diaz"], othersAwaited: ["Omar Diaz"] },
		["Waiting for you and Omar"],
	],
] as ["EN" | "FR", Partial<DocumentListRow>, string[]][])(
	"in %s a row that waits for the reader says so to them, in the one colour (%#)",
	(locale, row, said) => {
		const page = markup(row, locale);
		for (const text of said) expect(words(page)).toContain(text);
		expect(words(page)).not.toContain("Ada North");
		expect(page).toContain("bg-seal-soft");
	},
);

it("a row that waits for others has no colour", () => {
	const page = markup({});
	expect(words(page)).toContain("Waiting for Omar Diaz");
	expect(page).not.toMatch(/bg-seal/);
});

it("what keeps the reader from signing comes first", () => {
	expect(words(markup({ ...mine, isUndrawn: true }))).not.toContain("You sign");
});
