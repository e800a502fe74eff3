import type { Metadata } from "next";
import { IdentityFrame } from "#components/identities/identity-frame.tsx";
import { IdentityRequest } from "#components/identities/identity-request.tsx";
import { identityRequestOf } from "#lib/http/pages/identity-request-of.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { identityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { answerIdentity } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata(): Promise<Metadata> {
	return { title: identityMessages(await pageLocale()).title, referrer: "same-origin" };
}

export default async function SenderIdentityPage({ params }: Props) {
	const { token } = await params;
	const locale = await pageLocale();
	const words = identityMessages(locale);
	const request = await identityRequestOf(token);
	return (
		<IdentityFrame locale={locale} label={words.language}>
			{request ? (
				<IdentityRequest token={token} request={request} words={words} locale={locale} answer={answerIdentity} />
			) : (
				<div className="mx-auto max-w-md">
					<h1 className="mb-2 font-semibold text-display">{words.unknown.heading}</h1>
					<p className="text-ink-soft text-read">{words.unknown.text}</p>
				</div>
			)}
		</IdentityFrame>
	);
}
