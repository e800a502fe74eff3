import { FileSearch, Send } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";

type Props = { isNarrowed: boolean; isPastEnd: boolean; baseUrl: string };

/** What will be here, and the first step; or that the filter leaves nothing. */
export function DocumentListEmpty({ isNarrowed, isPastEnd, baseUrl }: Props) {
	if (isNarrowed || isPastEnd) {
		return (
			<div className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-16 text-center">
				<FileSearch size={32} aria-hidden="true" className="mb-4 text-ink-soft" />
				<h2 className="font-semibold text-title">No documents match</h2>
				<p className="mt-1 mb-5 text-ink-soft text-read">Try another word or look at all of them.</p>
				<ButtonLink href="/documents">Show all documents</ButtonLink>
			</div>
		);
	}
	const command = [
		`curl ${baseUrl}/v1/document/send \\`,
		"  -H 'X-API-KEY: <your key>' \\",
		"  -F 'Files=@contract.pdf' \\",
		"  -F 'Title=Contract' \\",
		`  -F 'Signers={"name":"Mia Chen","emailAddress":"mia@example.com","formFields":[{"fieldType":"Signature","pageNumber":1,"bounds":{"x":80,"y":600,"width":220,"height":60}}]}'`,
	].join("\n");
	return (
		<div className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-14 text-center">
			<Send size={32} aria-hidden="true" className="mb-4 text-ink-soft" />
			<h2 className="font-semibold text-title">Nothing sent yet</h2>
			<p className="mt-1 mb-5 max-w-md text-pretty text-ink-soft text-read">
				Documents you send appear here with their signers, from the first view to the sealed PDF. Send one with your API
				key:
			</p>
			<pre className="max-w-full whitespace-pre-wrap break-words rounded-control bg-sunken p-4 text-left font-mono text-xs leading-5">
				{command}
			</pre>
		</div>
	);
}
