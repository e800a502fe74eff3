import { CONTENT_WIDTH, MARGIN, SEAL } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { BODY, HASH, SMALL_SOFT } from "./styles.ts";
import { textBlock } from "./text-block.ts";
import { writeSection } from "./write-section.ts";

/** What vouches for all this, and where it can be checked. */
export function writeVerification({ flow, data, texts }: CertificateContext): void {
	const words = texts.verification;
	writeSection(flow, words.heading, 150);
	flow.write(words.text, BODY);
	flow.y -= 6;
	if (data.isTimestampMissing) {
		flow.write(words.timestampMissing, BODY);
		flow.y -= 6;
	}
	flow.write(words.chain, BODY);
	flow.y -= 6;
	flow.write(words.chainHead, SMALL_SOFT);
	flow.write(data.chainHead, HASH);
	flow.y -= 6;
	flow.write(words.address, SMALL_SOFT);
	const url = textBlock(data.verifyUrl, CONTENT_WIDTH, { ...BODY, color: SEAL });
	flow.keep(url.heightPt);
	const top = flow.y;
	flow.writeRow([{ block: url, x: MARGIN, leadingPt: BODY.leadingPt }]);
	flow.link([MARGIN, flow.y, MARGIN + CONTENT_WIDTH, top], data.verifyUrl);
}
