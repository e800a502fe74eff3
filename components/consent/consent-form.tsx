import { Check } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";

type ConsentFormProps = {
	words: WorkplaceMessages["entrance"]["consent"];
	app: { name: string; owner: string; isForeign: boolean; isSandbox: boolean; logoPath: string | null };
	/** What the app may do then, in words. */
	permissions: string[];
	user: { name: string; email: string };
	returnHost: string;
	signInPath: string;
	action: string;
};

/** Whether an app may act for the signed-in user. A plain form: both answers leave this site. */
export function ConsentForm({ words, app, permissions, user, returnHost, signInPath, action }: ConsentFormProps) {
	return (
		<form method="post" action={action} className="flex flex-col gap-5">
			<div className="flex flex-col gap-3">
				{app.logoPath ? (
					<img
						src={app.logoPath}
						alt=""
						width={48}
						height={48}
						className="size-12 rounded-control border border-line"
					/>
				) : null}
				<h1 className="text-pretty break-words font-semibold text-display">{format(words.asks, { app: app.name })}</h1>
				<p className="break-words text-ink-soft text-read">
					<Filled
						text={words.signedInAs}
						values={{ name: <span className="text-ink">{user.name}</span>, email: user.email }}
					/>{" "}
					<a href={signInPath} className="text-seal underline underline-offset-4">
						{words.notYou}
					</a>
				</p>
			</div>
			{app.isForeign ? <Notice tone="warn">{format(words.foreign, { owner: app.owner })}</Notice> : null}
			{app.isSandbox ? <Notice tone="info">{words.sandbox}</Notice> : null}
			<div>
				<h2 className="mb-2 font-semibold">{words.able}</h2>
				<ul className="flex flex-col gap-2">
					{permissions.map((words) => (
						<li key={words} className="flex items-start gap-2.5 text-read">
							<Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
							{words}
						</li>
					))}
				</ul>
				<p className="mt-3 text-pretty text-ink-soft">{words.limits}</p>
			</div>
			<div className="flex gap-3 [&>*]:flex-1">
				<Button type="submit" name="decision" value="deny" size="lg">
					{words.deny}
				</Button>
				<Button type="submit" name="decision" value="allow" variant="primary" size="lg">
					{words.allow}
				</Button>
			</div>
			<p className="break-words text-center text-ink-soft">{format(words.back, { host: returnHost })}</p>
		</form>
	);
}
