import type { Metadata } from "next";
import { AppCredentials } from "#components/developer/app-credentials.tsx";
import { AppLogo } from "#components/developer/app-logo.tsx";
import { DeleteApp } from "#components/developer/delete-app.tsx";
import { EditAppForm } from "#components/developer/edit-app-form.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { Section } from "#components/ui/section.tsx";
import { listActingUsers, viewOAuthApp } from "#lib/domain/oauth-apps/view-oauth-app.ts";
import { orNotFound } from "#lib/http/pages/or-not-found.ts";
import { requirePageAdmin } from "#lib/http/pages/page-admin.ts";
import { pageWords } from "../../../../page-words.tsx";
import { deleteAppAction, rollSecretAction, saveAppAction, setLogoAction } from "../actions.ts";
import { toClientRows } from "./to-client-rows.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.app.title };
}

type Props = { params: Promise<{ appId: string }> };

export default async function OAuthAppPage({ params }: Props) {
	const { app: words, logo } = (await pageWords()).developer;
	const context = await requirePageAdmin();
	const app = await orNotFound(viewOAuthApp(context, (await params).appId));
	const users = await listActingUsers(context);
	const { name, redirectUris, scopes, secretValidityDays, billing, refreshMode, actingUserId } = app;
	const settings = { name, redirectUris, scopes, secretValidityDays, billing, refreshMode, actingUserId };
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h1 className="min-w-0 break-words font-semibold text-display">{name}</h1>
				<div className="flex flex-wrap gap-2">
					<RoomButton href={`/settings/webhooks/new?app=${app.id}`}>{words.webhook}</RoomButton>
					<RoomButton href={`/settings/oauth-apps/${app.id}/examples`}>{words.examples}</RoomButton>
				</div>
			</div>
			<Section title={words.credentials} about={words.credentialsAbout}>
				<AppCredentials appId={app.id} clients={toClientRows(app, context.now())} roll={rollSecretAction} />
			</Section>
			<Section title={logo.title} about={logo.about}>
				<AppLogo appId={app.id} hasLogo={app.hasLogo} change={setLogoAction} />
			</Section>
			<Section title={words.settings} about={words.settingsAbout}>
				<EditAppForm appId={app.id} settings={settings} users={users} save={saveAppAction} />
			</Section>
			<div className="flex justify-end">
				<DeleteApp app={{ id: app.id, name }} remove={deleteAppAction} />
			</div>
		</div>
	);
}
