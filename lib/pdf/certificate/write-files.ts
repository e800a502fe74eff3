import { isolate } from "#lib/i18n/bidi.ts";
import { formatNumber, plural } from "#lib/i18n/format.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { CONTENT_WIDTH, MARGIN } from "./palette.ts";
import { BODY, LABEL, MONO, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

const PAGES_WIDTH = 56;
const INDENT = 20;

/** Every file with its hash and number of pages. */
export function writeFiles({ flow, data, texts }: CertificateContext): void {
	writeSection(flow, texts.files.heading, 60);
	data.files.forEach((file, i) => {
		const number = textBlock(`${formatNumber(data.locale, i + 1)}.`, INDENT, LABEL);
		const name = textBlock(isolate(file.name), CONTENT_WIDTH - PAGES_WIDTH - INDENT - 8, BODY);
		const pages = plural(data.locale, file.pageCount, texts.files.pages);
		flow.keep(50);
		flow.writeRow([
			{ block: number, x: MARGIN, leadingPt: LABEL.leadingPt },
			{ block: name, x: MARGIN + INDENT, leadingPt: BODY.leadingPt },
			{
				block: textBlock(pages, PAGES_WIDTH, LABEL),
				x: MARGIN + CONTENT_WIDTH - PAGES_WIDTH,
				leadingPt: LABEL.leadingPt,
			},
		]);
		flow.write(texts.files.hash, SMALL_SOFT, { indentPt: INDENT });
		flow.write(file.sha256, MONO, { indentPt: INDENT });
		flow.y -= 8;
	});
}
