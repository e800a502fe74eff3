import type { Metadata } from "next";
import { SetPasswordForm } from "#components/auth/set-password-form.tsx";
import { Address } from "#components/ui/address.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { MIN_PASSWORD_LENGTH } from "#lib/domain/users/passwords/assert-password.ts";
import type { PasswordLink } from "#lib/domain/users/passwords/set-password.ts";
import { findPageUser } from "#lib/http/pages/page-context.ts";
import { passwordLinkOf } from "#lib/http/pages/password-link-of.ts";
import { format } from "#lib/i18n/message.ts";
import { pageWords } from "../../../page-words.tsx";
import { chooseNewPassword, choosePasswordByForm } from "../../actions.ts";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).entrance.choose.title, referrer: "same-origin" };
}

type Props = { params: Promise<{ token: string }> };

export default async function SetPasswordPage({ params }: Props) {
	const { token } = await params;
	const { choose, gone, signIn } = (await pageWords()).entrance;
	const link = await passwordLinkOf(token);
	if (!link) {
		return (
			<>
				<h1 className="mb-2 font-semibold text-display">{gone.title}</h1>
				<p className="mb-6 text-ink-soft text-read">{gone.text}</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/sign-in" variant="primary" size="lg">
						{signIn.title}
					</ButtonLink>
					<ButtonLink href="/forgot-password" size="lg">
						{gone.action}
					</ButtonLink>
				</div>
			</>
		);
	}
	return (
		<>
			{link.invitation ? (
				<InvitedTo invitation={link.invitation} />
			) : (
				<h1 className="mb-2 font-semibold text-display">{choose.title}</h1>
			)}
			<p className="mb-6 break-words text-ink-soft text-read">
				<Filled
					text={choose.for}
					values={{
						email: (
							<span className="font-medium text-ink">
								<Address text={link.email} />
							</span>
						),
					}}
				/>{" "}
				{link.isNameAsked ? choose.invited : choose.reset}
			</p>
			{link.invitation ? <SignedInAsAnother email={link.email} /> : null}
			<SetPasswordForm
				token={token}
				minLength={MIN_PASSWORD_LENGTH}
				choose={chooseNewPassword}
				byForm={choosePasswordByForm}
				email={link.email}
				isNameAsked={link.isNameAsked}
				apiKeys={link.apiKeys}
				organisation={link.invitation?.account ?? null}
			/>
		</>
	);
}

/** Whoever joins is signed in, and so somebody else is out on this device. */
async function SignedInAsAnother({ email }: { email: string }) {
	const reader = await findPageUser();
	if (!reader || reader.principal.email.toLowerCase() === email) return null;
	const { choose } = (await pageWords()).entrance;
	return (
		<Notice tone="warn" className="mb-6">
			<Filled text={choose.another} values={{ email: <Address text={reader.principal.email} /> }} />
		</Notice>
	);
}

/** Who asks somebody in, to what, and what they may do there. */
async function InvitedTo({ invitation }: { invitation: NonNullable<PasswordLink["invitation"]> }) {
	const { invitation: words } = (await pageWords()).entrance;
	const { account, inviter, team, role } = invitation;
	return (
		<>
			<h1 className="mb-2 text-balance break-words font-semibold text-display">
				{format(inviter ? words.by : words.title, { account, inviter: inviter ?? "" })}
			</h1>
			<p className="mb-3 break-words text-read">
				{words.roles[role]} {team ? format(words.team, { team }) : null}
			</p>
		</>
	);
}
