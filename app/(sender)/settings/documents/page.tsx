import type { Metadata } from "next";
import { DraftDefaultsForm } from "#components/account/draft-defaults-form.tsx";
import { RetentionForm } from "#components/account/retention-form.tsx";
import { Section } from "#components/ui/section.tsx";
import { viewRetention } from "#lib/domain/documents/ending/retention/retention-settings.ts";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { mayOnPage } from "#lib/http/pages/may-on-page.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageWords, RoomWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";
import { setAccountSettingsAction } from "../organisation/actions.ts";
import { setRetentionAction } from "./actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).documentSettings.title };
}

export default async function DocumentSettingsPage() {
	const context = await requirePageUser();
	const { documentSettings: words } = await pageWords();
	if (!mayOnPage(context, "account.change")) {
		return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	}
	const [{ draftDefaults }, retention] = await Promise.all([viewOrganisation(context), viewRetention(context)]);
	return (
		<RoomWords of={["documentSettings"]}>
			<div className="mx-auto flex max-w-2xl flex-col gap-6 lg:mx-0">
				<h1 className="font-semibold text-display">{words.title}</h1>
				<Section title={words.defaults.heading}>
					<DraftDefaultsForm now={draftDefaults} save={setAccountSettingsAction} />
				</Section>
				<Section title={words.retention.heading}>
					<RetentionForm now={retention} save={setRetentionAction} />
				</Section>
			</div>
		</RoomWords>
	);
}
