"use client";

import { Code } from "#components/ui/code-block.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { ProviderAddresses } from "./provider-items.ts";

/** What the provider has to be told, and the link for people once there is something to lead to. */
export function ProviderThere({ addresses, isSetUp }: { addresses: ProviderAddresses; isSetUp: boolean }) {
	const { there: words } = useWords("provider");
	return (
		<Section title={words.title} about={words.about}>
			<div className="flex flex-col gap-4 p-4 sm:p-5">
				<Address label={words.callback} address={addresses.callbackUrl} />
				<Address label={words.signOut} address={addresses.afterSignOutUrl} />
				{isSetUp ? <Address label={words.link} address={addresses.link} about={words.linkAbout} /> : null}
			</div>
		</Section>
	);
}

function Address({ label, address, about }: { label: string; address: string; about?: string }) {
	const { copyNamed } = useWords("common");
	return (
		<div className="flex flex-col gap-1.5">
			<p className="font-medium">{label}</p>
			<Code label={label} copyLabel={format(copyNamed, { label })}>
				{address}
			</Code>
			{about ? <p className="text-ink-soft">{about}</p> : null}
		</div>
	);
}
