/**
 * The DNS record that shows that a domain's owner and a brand's owner are one: a TXT record at a name of
 * its own, so that it stands in nobody's way (as RFC 8552 advises for names with an underscore).
 */
export function domainRecord(domainName: string, token: string): { recordName: string; recordValue: string } {
	return { recordName: `_signet.${domainName}`, recordValue: `signet-verification=${token}` };
}
