import { AppWindow } from "lucide-react";
import type { Metadata } from "next";
import { CreditsLeft } from "#components/developer/credits-left.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { viewCredits } from "#lib/domain/credits/view-credits.ts";
import { listOAuthApps } from "#lib/domain/oauth-apps/list-oauth-apps.ts";
import { isPageAdmin } from "#lib/http/pages/page-admin.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../page-words.tsx";
import { ClosedRoom } from "../closed-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).developer.apps.title };
}

export default async function OAuthAppsPage() {
	const { apps: words } = (await pageWords()).developer;
	const context = await requirePageUser();
	if (!isPageAdmin(context)) return <ClosedRoom context={context} title={words.title} text={words.closed} />;
	const { accountId } = context.principal;
	const [apps, credits] = await Promise.all([listOAuthApps(context, accountId), viewCredits(context)]);
	const newApp = (
		<RoomButton href="/settings/oauth-apps/new" variant="primary">
			{words.new}
		</RoomButton>
	);
	return (
		<div className="mx-auto flex max-w-2xl flex-col lg:mx-0 gap-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h1 className="font-semibold text-display">{words.title}</h1>
					<p className="mt-1 text-ink-soft">{words.about}</p>
				</div>
				{apps.length === 0 ? null : newApp}
			</div>
			<CreditsLeft credits={credits} />
			{apps.length === 0 ? (
				<EmptyList icon={AppWindow} title={words.none} about={words.noneAbout}>
					{newApp}
				</EmptyList>
			) : (
				<Section title={words.list}>
					<AppList apps={apps} />
				</Section>
			)}
		</div>
	);
}

async function AppList({ apps }: { apps: Awaited<ReturnType<typeof listOAuthApps>> }) {
	const { developer: words } = await pageWords();
	return (
		<ul>
			{apps.map((app) => (
				<li key={app.id} className="border-line border-b last:border-b-0">
					<RoomLink href={`/settings/oauth-apps/${app.id}`} className="block px-4 py-3 hover:bg-sunken sm:px-5">
						<span className="block break-words font-medium">{app.name}</span>
						<span className="text-ink-soft">
							{format(words.apps.scopeCount, { count: app.scopes.length })} ·{" "}
							<Filled text={words.made} values={{ when: <TimeInSentence at={app.createdAt.toISOString()} /> }} />
						</span>
					</RoomLink>
				</li>
			))}
		</ul>
	);
}
