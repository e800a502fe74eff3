import { Chapter, Prose, Word } from "./chapter.tsx";
import { DocsTable } from "./docs-table.tsx";

const DOMAIN_STATES = [
	[
		"Pending",
		"The record hasn’t been found. It’s checked every hour, and immediately when an edit includes the domain.",
		"",
	],
	["Verified", "The record was found and emails come from the domain. It’s checked once a day.", ""],
	["Lost", "The record has disappeared. Emails come from this server’s own address.", ""],
] as const;

/** What a brand changes for recipients. */
export function DocsBrands() {
	return (
		<Chapter id="brands" title="Brands">
			<Prose>
				A brand sets how emails and signing pages look, and defaults for documents. Each account starts with one brand
				under its own name. Exactly one brand is the default, used for documents without a <Word>brandId</Word>. Changes
				to a brand apply to future documents only.
			</Prose>
			<Prose>
				Text stays readable. If <Word>buttonTextColor</Word> lacks contrast with <Word>buttonColor</Word> (WCAG AA),
				white or dark text is shown instead, and create, edit and get return <Word>warnings</Word>.
			</Prose>
			<Prose>
				An edit changes only the parameters you send. To remove a value, send JSON with <Word>null</Word>, such as{" "}
				<Word>{'{"redirectUrl": null}'}</Word>. An empty form parameter is treated as omitted.
			</Prose>
			<Prose>
				With <Word>customDomainSettings.domainName</Word>, brand/get returns <Word>domainVerification</Word>: the name
				and value of the TXT record to publish, and the result of the last check.
			</Prose>
			<DocsTable title="Domain status" rows={[...DOMAIN_STATES]} />
		</Chapter>
	);
}
