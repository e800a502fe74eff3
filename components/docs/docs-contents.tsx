import { Fragment, type ReactNode } from "react";

type Props = { operations: { id: string; summary: string; path: string }[] };

/** Where everything is; beside the text on a wide screen, folded above it on a phone. */
export function DocsContents({ operations }: Props) {
	const links = (
		<ul className="flex flex-col gap-0.5">
			<Entry href="#start">Getting started</Entry>
			<Entry href="#encodings">Encodings</Entry>
			<Entry href="#limits">Limits</Entry>
			<Entry href="#repeating">Repeating a call</Entry>
			<Entry href="#openapi">OpenAPI</Entry>
			<Entry href="#oauth">OAuth 2.0</Entry>
			{[...Map.groupBy(operations, ({ path }) => path.split("/")[2] ?? "")].map(([subject, ofSubject]) => (
				<Fragment key={subject}>
					<li className="mt-3 mb-1 px-2.5 font-semibold">{inWords(subject)}</li>
					{ofSubject.map(({ id, path }) => (
						<Entry key={id} href={`#${id}`}>
							{path.split("/").at(-1)}
						</Entry>
					))}
				</Fragment>
			))}
			<li className="mt-3 mb-1 px-2.5 font-semibold">More</li>
			<Entry href="#fields">Form fields</Entry>
			<Entry href="#groups">Group signers</Entry>
			<Entry href="#text-tags">Text tags</Entry>
			<Entry href="#brands">Brands</Entry>
			<Entry href="#webhooks">Webhooks</Entry>
			<Entry href="#errors">Errors</Entry>
		</ul>
	);
	return (
		<>
			<nav aria-label="Contents" className="max-lg:hidden">
				<div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">{links}</div>
			</nav>
			<details className="mb-8 rounded-card border border-line bg-surface lg:hidden">
				<summary className="px-4 py-3 font-medium">Contents</summary>
				<nav aria-label="Contents" className="px-2 pb-3">
					{links}
				</nav>
			</details>
		</>
	);
}

/** "senderIdentities" as a heading: "Sender identities". */
function inWords(subject: string): string {
	const words = subject.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
	return (
		<li>
			<a href={href} className="block rounded-control px-2.5 py-1.5 text-ink-soft hover:bg-sunken hover:text-ink">
				{children}
			</a>
		</li>
	);
}
