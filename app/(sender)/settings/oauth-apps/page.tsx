import type { Metadata } from "next";
import Link from "next/link";
import { CreditsLeft } from "#components/developer/credits-left.tsx";
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
	return (
		<div className="mx-auto flex max-w-2xl flex-col gap-6">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h1 className="font-semibold text-display">OAuth apps</h1>
					<p className="mt-1 text-ink-soft">Programs that may ask people to let them act in Signet.</p>
				</div>
				<ButtonLink href="/settings/oauth-apps/new" variant="primary">
					New app
				</ButtonLink>
			</div>
			<CreditsLeft credits={credits} />
			<Section title="Apps">
				{apps.length === 0 ? (
					<div className="flex flex-col items-start gap-3 px-4 py-4 sm:px-5">
						<p className="text-ink-soft">Apps will be listed here, each with its client id and secret.</p>
						<ButtonLink href="/settings/oauth-apps/new">Make an app</ButtonLink>
					</div>
				) : null}
				<ul>
					{apps.map((app) => (
						<li key={app.id} className="border-line border-b last:border-b-0">
							<Link href={`/settings/oauth-apps/${app.id}`} className="block px-4 py-3 hover:bg-sunken sm:px-5">
								<span className="block break-words font-medium">{app.name}</span>
								<span className="text-ink-soft">
									{app.scopes.length} scopes · made <RelativeTime at={app.createdAt.toISOString()} />
								</span>
							</Link>
						</li>
					))}
				</ul>
			</Section>
		</div>
	);
}
