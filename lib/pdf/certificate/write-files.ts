import { isolate } from "#lib/i18n/bidi.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { CONTENT_WIDTH, MARGIN } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { BODY, HASH, LABEL, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

const PAGES_WIDTH = 56;
const INDENT = 20;

type Attached = CertificateContext["data"]["attachments"][number];

/** Every file with its hash and number of pages, and what signers attached. */
export function writeFiles(context: CertificateContext): void {
	const { flow, data, texts } = context;
	writeSection(flow, texts.files.heading, 60);
	data.files.forEach((file, i) => {
		const number = textBlock(`${formatNumber(data.locale, i + 1)}.`, INDENT, LABEL);
		const name = textBlock(isolate(file.name), CONTENT_WIDTH - PAGES_WIDTH - INDENT - 8, BODY);
		const pages = format(texts.files.pages, { count: file.pageCount });
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
		flow.write(file.sha256, HASH, { indentPt: INDENT });
		flow.y -= 8;
	});
	for (const attachment of data.attachments) writeAttachment(context, attachment);
}

/** A file of a signer's, below those that were signed. */
function writeAttachment({ flow, texts }: CertificateContext, { name, sha256, signerName }: Attached): void {
	flow.keep(50);
	flow.write(isolate(name), BODY, { indentPt: INDENT });
	flow.write(format(texts.files.attachment, { name: isolate(signerName) }), LABEL, { indentPt: INDENT });
	flow.write(texts.files.attachmentHash, SMALL_SOFT, { indentPt: INDENT });
	flow.write(sha256, HASH, { indentPt: INDENT });
	flow.y -= 8;
}
