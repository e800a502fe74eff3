import type { EntranceMessages } from "./en.ts";

/** French words on the way in. */
export const entranceFr: EntranceMessages = {
	email: "Adresse e-\u2060mail",
	password: "Mot de passe",
	signIn: {
		title: "Connexion",
		action: "Se connecter",
		wasSet: "Votre mot de passe est enregistré. Connectez-vous avec.",
		forgot: "Mot de passe oublié\u202f?",
		noEmail: "Saisissez votre adresse e-\u2060mail.",
		noPassword: "Saisissez votre mot de passe.",
		refused: "Adresse ou mot de passe incorrect.",
		tooMany: "Trop d’essais. Patientez quelques minutes.",
		over: "C’était trop long, ou trop de codes étaient faux. Connectez-vous de nouveau.",
	},
	factor: {
		title: "Prouvez que c’est bien vous",
		app: "Ouvrez votre application d’authentification et saisissez le code qu’elle affiche pour Signet.",
		code: "Code de l’application",
		recovery: "Saisissez l’un des codes de secours que vous avez conservés. Il sert une seule fois.",
		recoveryCode: "Code de secours",
		action: "Se connecter",
		missing: "Saisissez le code.",
		wrong: "Ce code ne convient pas. Attendez le suivant.",
		wrongRecovery: "Ce code ne convient pas ou a déjà servi.",
		tooMany: "Trop d’essais. Patientez quelques minutes.",
		useRecovery: "Utiliser plutôt un code de secours",
		useApp: "Utiliser plutôt l’application",
		lost: "Ni l’un ni l’autre\u202f? La personne qui gère Signet chez vous peut tout réinitialiser.",
		other: "Vous n’êtes pas {email}\u202f?",
		otherAction: "Se connecter avec un autre compte",
	},
	forgot: {
		title: "Définir un nouveau mot de passe",
		lead: "Saisissez votre adresse e-\u2060mail. Vous recevrez un lien à usage unique, valable 30 minutes.",
		sent: "Si {email} correspond à un compte ici, un lien est en route. Regardez aussi dans les indésirables.",
		action: "Envoyer le lien",
		back: "Retour à la connexion",
	},
	choose: {
		title: "Choisir un mot de passe",
		for: "Pour {email}.",
		invited: "Vous vous connectez avec cette adresse.",
		reset: "Vous serez déconnecté partout ailleurs.",
		name: "Votre nom",
		nameHelp: "Les destinataires de vos documents le voient.",
		newPassword: "Nouveau mot de passe",
		help: "Au moins {count} caractères. Quelques mots se retiennent mieux qu’une énigme.",
		show: "Afficher le mot de passe",
		action: "Enregistrer le mot de passe",
		join: "Rejoindre {account}",
		language: "Langue",
		endKeys: { one: "Supprimer aussi ma clé d’API", other: "Supprimer aussi mes # clés d’API" },
		endKeysHelp: {
			one: "Elle fonctionne sans le mot de passe. À faire si quelqu’un d’autre peut la connaître\u202f; ce qui l’utilise s’arrête aussitôt.",
			other:
				"Elles fonctionnent sans le mot de passe. À faire si quelqu’un d’autre peut les connaître\u202f; ce qui les utilise s’arrête aussitôt.",
		},
	},
	invitation: {
		title: "Rejoignez {account}",
		by: "{inviter} vous invite à rejoindre {account}",
		team: "Votre équipe\u202f: {team}.",
		roles: {
			Admin:
				"En tant qu’administrateur, vous voyez tous les documents et gérez membres, marques, clés et applications.",
			TeamAdmin:
				"En tant que responsable d’équipe, vous envoyez des documents, voyez ceux de toute l’équipe et y invitez des personnes.",
			Member: "En tant que membre, vous envoyez des documents et suivez chacun d’eux.",
		},
	},
	gone: {
		title: "Ce lien ne fonctionne plus",
		text: "Il a déjà servi, ou son délai est écoulé. Si vous étiez invité, demandez une nouvelle invitation. Sinon, demandez un nouveau lien.",
		action: "Demander un nouveau lien",
	},
	consent: {
		title: "Connecter une application",
		asks: "{app} souhaite agir en votre nom",
		signedInAs: "Vous êtes connecté en tant que {name}, {email}.",
		notYou: "Ce n’est pas vous\u202f?",
		foreign:
			"Cette application appartient à {owner}, pas à votre organisation. N’acceptez que si vous connaissez ce propriétaire.",
		sandbox: "Bac à sable\u202f: elle n’accède qu’aux documents de test.",
		able: "L’application pourra",
		limits: "Jamais plus que vous-même. Vous pouvez la déconnecter à tout moment dans vos réglages.",
		deny: "Refuser",
		allow: "Autoriser",
		back: "Dans les deux cas, vous revenez sur {host}",
		ended: "Cette demande a pris fin",
		endedAbout:
			"Elle a trop attendu, ou elle a commencé dans un autre navigateur. Retournez à l’application et recommencez.",
	},
	connection: {
		broken: "Cette connexion ne fonctionne pas",
		brokenAbout:
			"L’application qui vous a envoyé ici a demandé quelque chose d’impossible. Retournez-y et recommencez\u202f; si cela n’aide pas, transmettez ceci à ses auteurs\u202f:",
		failed: "Cela n’a pas fonctionné",
		failedAbout:
			"Retournez à l’application et recommencez dans un instant. Si cela n’aide pas, transmettez ceci à votre administrateur\u202f:",
		signOut: "Se déconnecter de Signet\u202f?",
		signOutAbout: "L’application d’où vous venez souhaite que vous soyez déconnecté de Signet dans ce navigateur.",
		signOutAction: "Se déconnecter",
		stay: "Rester connecté",
		signedOut: "Vous êtes déconnecté",
		signedOutAbout: "Vous pouvez fermer cette page.",
		again: "Se reconnecter",
	},
};
