import { Check } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";

export type ConsentFormProps = {
	app: { name: string; owner: string; isForeign: boolean; isSandbox: boolean; logoPath: string | null };
	permissions: string[];
	user: { name: string; email: string };
	returnHost: string;
	signInPath: string;
	action: string;
};

/** Whether an app may act for the signed-in user. A plain form: both answers leave this site. */
export function ConsentForm({ app, permissions, user, returnHost, signInPath, action }: ConsentFormProps) {
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
				<h1 className="text-pretty break-words font-semibold text-display">{app.name} wants to act for you</h1>
				<p className="break-words text-ink-soft text-read">
					You are signed in as <span className="text-ink">{user.name}</span>, {user.email}.{" "}
					<a href={signInPath} className="text-seal underline underline-offset-4">
						Not you?
					</a>
				</p>
			</div>
			{app.isForeign ? (
				<Notice tone="warn">
					This app belongs to {app.owner}, not to your organisation. Allow it only if you know them.
				</Notice>
			) : null}
			{app.isSandbox ? <Notice tone="info">Sandbox: it reaches test documents only.</Notice> : null}
			<div>
				<h2 className="mb-2 font-semibold">It will be able to</h2>
				<ul className="flex flex-col gap-2">
					{permissions.map((words) => (
						<li key={words} className="flex items-start gap-2.5 text-read">
							<Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
							{words}
						</li>
					))}
				</ul>
				<p className="mt-3 text-pretty text-ink-soft">
					Never more than you can do yourself. You can disconnect it in your settings at any time.
				</p>
			</div>
			<div className="flex gap-3 [&>*]:flex-1">
				<Button type="submit" name="decision" value="deny" size="lg">
					Deny
				</Button>
				<Button type="submit" name="decision" value="allow" variant="primary" size="lg">
					Allow
				</Button>
			</div>
			<p className="break-words text-center text-ink-soft">Both lead you back to {returnHost}</p>
		</form>
	);
}
