import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReaderProvider } from "#components/ui/reader.tsx";
import { inWords } from "./testing/in-words.ts";
import { TimedText } from "./timed-text.tsx";

const markup = (text: string) => {
	const reader = { languages: ["en-GB"], timeZone: "Europe/Paris", isZoneChosen: false, nowMs: 0 };
	const element = createElement(ReaderProvider, { reader, children: createElement(TimedText, { text }) });
	return renderToStaticMarkup(inWords(element, "EN"));
};

it("a time of the server's is written as its reader's clock has it, with UTC on hover", () => {
	const html = markup("Mia Chen signed on 2026-11-21 10:12:13 UTC.");
	expect(html.replace(/<[^>]+>/g, "")).toBe("Mia Chen signed on 21 November 2026 at 11:12 CET.");
	expect(html).toContain('title="2026-11-21 10:12:13 UTC"');
});

it("figures that only look like a time stay as they are", () => {
	expect(markup("Lease 2026-13-45 99:99:99 UTC.pdf")).toBe("Lease 2026-13-45 99:99:99 UTC.pdf");
});
