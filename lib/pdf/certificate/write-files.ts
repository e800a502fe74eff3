import { formatNumber, plural } from "#lib/i18n/format.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { CONTENT_WIDTH, MARGIN } from "./palette.ts";
import { BODY, LABEL, MONO, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

const PAGES_WIDTH = 80;

/** Every file with its hash and number of pages. */
export function writeFiles({ flow, data, texts }: CertificateContext): void {
	writeSection(flow, texts.files.heading, 60);
	data.files.forEach((file, i) => {
		const name = `${formatNumber(data.locale, i + 1)}.  ${file.name}`;
		const pages = plural(data.locale, file.pageCount, texts.files.pages);
		flow.keep(50);
		flow.writeRow([
			{ block: textBlock(name, CONTENT_WIDTH - PAGES_WIDTH - 8, BODY), x: MARGIN, leadingPt: BODY.leadingPt },
			{
				block: textBlock(pages, PAGES_WIDTH, LABEL),
				x: MARGIN + CONTENT_WIDTH - PAGES_WIDTH,
				leadingPt: LABEL.leadingPt,
			},
		]);
		flow.write(texts.files.hash, SMALL_SOFT);
		flow.write(file.sha256, MONO);
		flow.y -= 8;
	});
}
