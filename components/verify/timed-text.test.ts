import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inWords } from "#components/documents/page/testing/in-words.ts";
import { ReaderProvider } from "#components/ui/reader.tsx";
import { timedSentence } from "#lib/contract/timed-sentence.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { TimedText } from "./timed-text.tsx";

it("a time of the server's is written as its reader's clock has it, with UTC on hover", () => {
	const { reviewedOn } = messages.EN.signers;
	const sentence = timedSentence(reviewedOn, { name: "Mia Chen", version: "none" }, "2026-11-21T10:12:13Z");
	const reader = { languages: ["en-GB"], timeZone: "Europe/Paris", isZoneChosen: false, nowMs: 0 };
	const element = createElement(ReaderProvider, { reader, children: createElement(TimedText, sentence) });
	const html = renderToStaticMarkup(inWords(element, "EN"));
	expect(html.replace(/<[^>]+>/g, "")).toBe("Mia Chen reviewed and approved on 21 November 2026 at 11:12 CET.");
	expect(html).toContain('title="2026-11-21 10:12:13 UTC"');
	expect(sentence.text).toBe("Mia Chen reviewed and approved on 2026-11-21 10:12:13 UTC.");
});
