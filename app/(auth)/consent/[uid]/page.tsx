import type { Metadata } from "next";
import { ConsentForm } from "#components/consent/consent-form.tsx";
import { scopeText } from "#lib/contract/scope-text.ts";
import { openConsent } from "#lib/http/oidc/consent.ts";
import { pageWords } from "../../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.consent.title };
}

type Props = { params: Promise<{ uid: string }> };

export default async function ConsentPage({ params }: Props) {
	const { uid } = await params;
	const view = await openConsent(uid);
	const all = await pageWords();
	const words = all.entrance.consent;
	if (view) {
		const { scopes, ...asked } = view;
		const permissions = scopes.map((scope) => scopeText(all.developer.may, scope));
		return <ConsentForm {...asked} words={words} permissions={permissions} action={`/consent/${uid}/decide`} />;
	}
	return (
		<>
			<h1 className="font-semibold text-display">{words.ended}</h1>
			<p className="mt-2 text-pretty text-ink-soft text-read">{words.endedAbout}</p>
		</>
	);
}
