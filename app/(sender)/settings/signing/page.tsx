import type { Metadata } from "next";
import { DeclineReasonsForm, FrameOriginsForm } from "#components/account/account-lines.tsx";
import { IdentitySettingsForm } from "#components/account/identity-settings-form.tsx";
import { Section } from "#components/ui/section.tsx";
import { viewIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { setAccountSettingsAction } from "../organisation/actions.ts";
import { setIdentitySettingsAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).signingSettings.title };
}

export default async function SigningSettingsPage() {
	const context = await requirePageUser();
	const { signingSettings: words } = await pageWords();
	if (!mayOnPage(context, "account.change")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const [{ declineReasons, frameOrigins }, identities] = await Promise.all([
		viewOrganisation(context),
		viewIdentitySettings(context),
	]);
	return (
		<RoomWords of={["signingSettings"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<Section title={words.declining.heading} about={words.declining.about}>
					<DeclineReasonsForm now={declineReasons} save={setAccountSettingsAction} />
				</Section>
				<Section title={words.idVerification.heading} about={words.idVerification.about}>
					<IdentitySettingsForm now={identities} save={setIdentitySettingsAction} />
				</Section>
				<Section title={words.embedding.heading} about={words.embedding.about}>
					<FrameOriginsForm now={frameOrigins} save={setAccountSettingsAction} />
				</Section>
			</div>
		</RoomWords>
	);
}
