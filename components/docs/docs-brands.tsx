import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const DOMAIN_STATES = [
	[
		"Pending",
		"The record has not been found yet. It is looked for every hour, and at once when an edit names the domain.",
		"",
	],
	["Verified", "The record is there. Emails come from the domain. It is looked for once a day.", ""],
	["Lost", "The record was there and is gone. Emails come from this server's own address again.", ""],
] as const;

/** What a brand changes for the people who get a document. */
export function DocsBrands() {
	return (
		<Chapter id="brands" title="Brands">
			<Prose>
				A brand says how emails and signing pages look and what happens when a document says nothing itself. An account
				begins with one of its own name, and exactly one brand is the default: documents without <Word>brandId</Word>{" "}
				are sent with it. A document keeps its brand as it was when it was sent; later changes are for later documents.
			</Prose>
			<Prose>
				Text is always readable: when <Word>buttonTextColor</Word> does not stand out enough on <Word>buttonColor</Word>{" "}
				(WCAG AA), white or dark text is shown instead, and the answers of create, edit and get carry{" "}
				<Word>warnings</Word>.
			</Prose>
			<Prose>
				In an edit, what is not given stays. To take something back, send JSON with <Word>null</Word>, such as{" "}
				<Word>{'{"redirectUrl": null}'}</Word>; an empty part of a form means “not given”.
			</Prose>
			<Prose>
				With <Word>customDomainSettings.domainName</Word>, reading the brand shows <Word>domainVerification</Word>: name
				and value of a TXT record to publish, and what was last found.
			</Prose>
			<DocsTable title="States of a domain" rows={[...DOMAIN_STATES]} />
		</Chapter>
	);
}
