import type { Metadata } from "next";
import { ConsentForm } from "#components/consent/consent-form.tsx";
import { openConsent } from "#lib/http/oidc/consent.ts";

export const metadata: Metadata = { title: "Connect an app" };

type Props = { params: Promise<{ uid: string }> };

export default async function ConsentPage({ params }: Props) {
	const { uid } = await params;
	const view = await openConsent(uid);
	if (view) return <ConsentForm {...view} action={`/consent/${uid}/decide`} />;
	return (
		<>
			<h1 className="font-semibold text-display">This request has ended</h1>
			<p className="mt-2 text-pretty text-ink-soft text-read">
				It waited too long, or it was started in another browser. Go back to the app and try again.
			</p>
		</>
	);
}
