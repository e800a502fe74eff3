import type { Metadata } from "next";
import { NewAppForm } from "#components/developer/new-app-form.tsx";
import { Section } from "#components/ui/section.tsx";
import { IDENTITY_SCOPES } from "#lib/contract/scopes.ts";
import { listActingUsers } from "#lib/domain/oauth-apps/view-oauth-app.ts";
import { requirePageAdmin } from "#lib/http/pages/page-admin.ts";
import { pageWords } from "../../../../page-words.tsx";
import { createAppAction } from "../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.newApp.title };
}

const EMPTY = {
	name: "",
	redirectUris: [],
	scopes: [...IDENTITY_SCOPES],
	secretValidityDays: null,
	billing: "User",
	refreshMode: "Absolute",
	actingUserId: null,
} as const;

export default async function NewOAuthAppPage() {
	const { newApp: words } = (await pageWords()).developer;
	const users = await listActingUsers(await requirePageAdmin());
	const settings = { ...EMPTY, redirectUris: [], scopes: [...EMPTY.scopes] };
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 lg:mx-0 gap-6">
			<h1 className="font-semibold text-display">{words.title}</h1>
			<Section title={words.settings} about={words.about}>
				<NewAppForm settings={settings} users={users} create={createAppAction} />
			</Section>
		</div>
	);
}
