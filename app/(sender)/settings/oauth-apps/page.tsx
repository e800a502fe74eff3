import { AppWindow } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { CreditsLeft } from "#components/developer/credits-left.tsx";
import { EmptyList } from "#components/sender/empty-list.tsx";
import { RelativeTime } from "#components/sender/relative-time.tsx";
import { Section } from "#components/sender/section.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { viewCredits } from "#lib/domain/credits/view-credits.ts";
import { listOAuthApps } from "#lib/domain/oauth-apps/list-oauth-apps.ts";
import { requirePageAdmin } from "#lib/http/page-admin.ts";

export const metadata: Metadata = { title: "OAuth apps" };

export default async function OAuthAppsPage() {
	const context = await requirePageAdmin();
	const { accountId } = context.principal;
	const [apps, credits] = await Promise.all([listOAuthApps(context, accountId), viewCredits(context)]);
	const newApp = (
		<ButtonLink href="/settings/oauth-apps/new" variant="primary">
			New app
		</ButtonLink>
	);
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h1 className="font-semibold text-display">OAuth apps</h1>
					<p className="mt-1 text-ink-soft">Programs that may ask people to let them act in Signet.</p>
				</div>
				{apps.length === 0 ? null : newApp}
			</div>
			<CreditsLeft credits={credits} />
			{apps.length === 0 ? (
				<EmptyList
					icon={AppWindow}
					title="No apps yet"
					about="Each app is listed here with its client ids, and opens to its settings, secrets and examples."
				>
					{newApp}
				</EmptyList>
			) : (
				<Section title="Apps">
					<AppList apps={apps} />
				</Section>
			)}
		</div>
	);
}

function AppList({ apps }: { apps: Awaited<ReturnType<typeof listOAuthApps>> }) {
	return (
		<ul>
			{apps.map((app) => (
				<li key={app.id} className="border-line border-b last:border-b-0">
					<Link href={`/settings/oauth-apps/${app.id}`} className="block px-4 py-3 hover:bg-sunken sm:px-5">
						<span className="block break-words font-medium">{app.name}</span>
						<span className="text-ink-soft">
							{app.scopes.length === 1 ? "1 scope" : `${app.scopes.length} scopes`} · made{" "}
							<RelativeTime at={app.createdAt.toISOString()} />
						</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
