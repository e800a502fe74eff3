import { OIDC_ROUTES } from "#lib/auth/oidc/oidc-routes.ts";
import { AppError } from "#lib/errors/app-error.ts";

const READ = ["GET", "HEAD"];

/** What there is, with the methods it is asked by. */
const ENDPOINTS: readonly [path: RegExp, methods: readonly string[]][] = [
	[pathOf(OIDC_ROUTES.authorization), [...READ, "POST"]],
	[pathOf(OIDC_ROUTES.authorization, "/[^/]+"), READ],
	[pathOf(OIDC_ROUTES.token), ["POST"]],
	[pathOf(OIDC_ROUTES.userinfo), [...READ, "POST"]],
	[pathOf(OIDC_ROUTES.revocation), ["POST"]],
	[pathOf(OIDC_ROUTES.introspection), ["POST"]],
	[pathOf(OIDC_ROUTES.end_session, "(?:/success)?"), READ],
	[pathOf(OIDC_ROUTES.end_session, "/confirm"), ["POST"]],
	[pathOf(OIDC_ROUTES.jwks), [...READ, "OPTIONS"]],
	[pathOf("/.well-known/openid-configuration"), [...READ, "OPTIONS"]],
	[pathOf("/.well-known/oauth-authorization-server"), [...READ, "OPTIONS"]],
];

/** An endpoint was asked by a method that it does not know. */
export class WrongMethod extends AppError {
	readonly allowed: string;

	constructor(methods: readonly string[]) {
		super("MethodNotAllowed", `This endpoint supports only ${methods.join(" or ")}.`);
		this.allowed = methods.join(", ");
	}
}

/** @throws AppError NotFound, or WrongMethod */
export function requireEndpoint(method: string, path: string): void {
	const [, methods] = ENDPOINTS.find(([pattern]) => pattern.test(path)) ?? [];
	if (!methods) throw new AppError("NotFound", `Unknown endpoint: ${path}.`);
	if (!methods.includes(method)) throw new WrongMethod(methods);
}

function pathOf(path: string, more = ""): RegExp {
	return new RegExp(`^${path.replaceAll(".", "\\.")}${more}$`);
}
