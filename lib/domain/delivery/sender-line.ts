/**
 * The From of a mail: the address is always ours (so that SPF and DMARC hold), the name says who asks.
 *
 * @param mailFrom MAIL_FROM, `address` or `Name <address>`
 * @param personName the sender of the document, or null for mails of the product itself
 */
export function senderLine(mailFrom: string, personName: string | null): { name: string; address: string } {
	const match = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom);
	const name = match?.[1]?.replace(/^"|"$/g, "") || "Signet";
	const address = match?.[2] ?? mailFrom.trim();
	return { name: personName ? `${personName} via ${name}` : name, address };
}
