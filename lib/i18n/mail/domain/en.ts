/** English words of the mail about a brand’s domain that was lost. */
export const domainEn = {
	subject: (domain: string) => `Emails no longer come from ${domain}`,
	heading: (domain: string) => `The DNS record of ${domain} is gone`,
	lead: (brand: string, product: string) =>
		`The brand ${brand} had this domain. Its record cannot be found any more, so emails of the brand come from ${product}’s own address again.`,
	recordName: "Name",
	recordValue: "Value",
	noticedAt: "Noticed",
	help: "Publish the TXT record again, and emails come from the domain again within an hour. If the domain is no longer yours, take it out of the brand.",
};

export type DomainWords = typeof domainEn;
