import type { Metadata } from "next";
import { headers } from "next/headers";
import { IdentityRequest } from "#components/sender/identity-request.tsx";
import { identityRequestOf } from "#lib/http/pages/identity-request-of.ts";
import { identityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { answerIdentity } from "../actions.ts";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const request = await identityRequestOf((await params).token);
	return { title: identityMessages(request?.locale ?? "EN").title, referrer: "no-referrer" };
}

export default async function SenderIdentityPage({ params }: Props) {
	const { token } = await params;
	const request = await identityRequestOf(token);
	if (!request) {
		const language = (await headers()).get("accept-language")?.split(/[,;]/)[0]?.trim();
		const { unknown } = identityMessages(language ?? "EN");
		return (
			<>
				<h1 className="mb-2 font-semibold text-display">{unknown.heading}</h1>
				<p className="text-ink-soft text-read">{unknown.text}</p>
			</>
		);
	}
	return (
		<IdentityRequest token={token} request={request} words={identityMessages(request.locale)} answer={answerIdentity} />
	);
}
