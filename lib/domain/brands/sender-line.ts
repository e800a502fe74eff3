import type { BrandSender } from "./mail-brand.ts";

const NO_BRAND: BrandSender = { name: null, domainName: null };

/**
 * The From of a mail: the name says who asks. The address is always ours, so that SPF and DMARC hold, or
 * at a domain that its owner has shown to be the brand's.
 *
 * @param mailFrom MAIL_FROM, `address` or `Name <address>`
 * @param personName the sender of the document, or null for mails of the product itself
 */
export function senderLine(
	mailFrom: string,
	personName: string | null,
	brand: BrandSender = NO_BRAND,
): { name: string; address: string } {
	const match = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom);
	const product = match?.[1]?.replace(/^"|"$/g, "") || "Signet";
	const ours = match?.[2] ?? mailFrom.trim();
	const address = brand.domainName ? `${ours.slice(0, ours.lastIndexOf("@"))}@${brand.domainName}` : ours;
	return { name: brand.name ?? (personName ? `${personName} via ${product}` : product), address };
}
