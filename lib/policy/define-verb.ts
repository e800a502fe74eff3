import { notePassingFailure } from "#lib/config/passing-failure.ts";
import type {
	Context,
	CopyPrincipal,
	GrantedContext,
	JobPrincipal,
	OperatorPrincipal,
	SignerPrincipal,
	VisitorPrincipal,
} from "#lib/domain/context.ts";
import { asUnavailable } from "#lib/errors/unavailable.ts";
import { requirePermission } from "./grants.ts";
import type { Others, PERMISSIONS, Permission } from "./permissions.ts";

type OtherPrincipals = {
	signer: SignerPrincipal;
	copy: CopyPrincipal;
	visitor: VisitorPrincipal;
	operator: OperatorPrincipal;
	job: JobPrincipal;
};

type UsersOf<P extends Permission> = (typeof PERMISSIONS)[P] extends { users: object } ? GrantedContext : never;
type OthersOf<P extends Permission> = (typeof PERMISSIONS)[P] extends { others: readonly (infer O extends Others)[] }
	? Context<OtherPrincipals[O]>
	: never;

/** What a verb with this permission works with: nobody else comes so far. */
type GrantedTo<P extends Permission> = UsersOf<P> | OthersOf<P>;

/** Who may call a verb with this permission, so far as the compiler can tell. */
type CallerOf<P extends Permission> = (UsersOf<P> extends never ? never : Omit<GrantedContext, "reach">) | OthersOf<P>;

/** Something that somebody does in the product. */
type Verb<P extends Permission, Args extends unknown[], Result> = {
	(context: CallerOf<P>, ...args: Args): Promise<Result>;
	readonly permission: P;
};

/**
 * Makes a verb that judges whoever calls it before it does anything: routes, page actions, commands and jobs all
 * come through here. A verb without a permission does not compile.
 *
 * @throws AppError Forbidden or ReauthRequired, from the verb, and Unavailable in a request after a temporary
 *   failure
 */
export function defineVerb<P extends Permission, Args extends unknown[], Result>(
	{ permission }: { permission: P },
	run: (context: GrantedTo<P>, ...args: Args) => Promise<Result>,
): Verb<P, Args, Result> {
	const verb = async (context: CallerOf<P>, ...args: Args): Promise<Result> => {
		const reach = requirePermission(context, permission);
		// The compiler knows who comes here by the table; requirePermission has just made it so.
		const granted = (reach === null ? context : { ...context, reach }) as GrantedTo<P>;
		return run(granted, ...args).catch(rethrow);
	};
	return Object.assign(verb, { permission });
}

/** Turns a temporary failure in a request into Unavailable, since pages have no presenter; jobs get the original. */
function rethrow(thrown: unknown): never {
	const unavailable = asUnavailable(thrown);
	if (unavailable && notePassingFailure(unavailable.retryAfterSeconds ?? 1)) throw unavailable;
	throw thrown;
}
