import { isolate } from "#lib/i18n/bidi.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { CONTENT_WIDTH } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { TALLEST_WHOLE_PT } from "./page-flow.ts";
import { HASH, LABEL, SMALL, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

/** The texts that signers agreed to, each in the language it was shown in. */
export function writeConsents({ flow, data, texts }: CertificateContext): void {
	const words = texts.consents;
	for (const { signers, text } of data.consents) {
		const names = formatList(data.locale, signers.map(isolate));
		writeSection(flow, words.heading, 60);
		if (!text) {
			flow.write(format(words.unknown, { names }), LABEL);
			continue;
		}
		flow.write(format(words.shownTo, { names, version: text.version }), LABEL);
		flow.y -= 6;
		for (const { heading, body } of text.paragraphs) {
			const bodyPt = textBlock(body, CONTENT_WIDTH, SMALL).heightPt;
			flow.keep((heading === null ? 0 : SMALL.leadingPt) + Math.min(bodyPt, TALLEST_WHOLE_PT));
			if (heading !== null) flow.write(heading, { ...SMALL, isBold: true });
			flow.write(body, SMALL);
			flow.y -= 5;
		}
		// The place stands in the text that was hashed.
		flow.keep(SMALL_SOFT.leadingPt + HASH.leadingPt);
		flow.write(format(words.hash, { sender: "{sender}" }), SMALL_SOFT);
		flow.write(text.hash, HASH);
	}
}
