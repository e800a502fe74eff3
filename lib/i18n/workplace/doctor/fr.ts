import type { DoctorMessages } from "./en.ts";

export const doctorFr: DoctorMessages = {
	names: {
		database: "Base de données",
		migrations: "Migrations",
		installation: "Installation",
		jobs: "Tâches",
		housekeeping: "Entretien",
		processes: "Processus",
		settings: "Réglages des processus",
		storage: "Stockage",
		clock: "Horloge",
		mail: "Courriel",
		sms: "SMS",
		deliveries: "Envois",
		publicUrl: "Adresse",
		proxies: "Mandataires",
		passkeys: "Clés d’accès",
		certificate: "Certificat de scellement",
		seals: "Sceaux",
		trails: "Pistes d’audit",
		backup: "Sauvegarde",
		disk: "Disque",
		disks: "Disques des processus",
		version: "Version",
	},
	told: {
		noTime: "Pas de réponse en {time}.",
		notLooked: "L’examen n’a pas été possible.",
		withoutDatabase: "Impossible à examiner sans la base de données.",
		databaseWell: "PostgreSQL {version}, {time}",
		databaseAway: "La base de données ne nous laisse pas entrer.",
		migrationsWell: "Toutes appliquées : {count}",
		migrationsPending: "Migrations non appliquées : {count} sur {total} ; la première est {name}.",
		migrationsNewer: "La base de données ne correspond pas à cette version.",
		installationWell: "Cette base de données et ces fichiers vont ensemble",
		installationCopiedDatabase:
			"En quarantaine\u202f: cette base de données est une copie. Rien n’est envoyé, modifié ni supprimé tant que vous n’avez pas choisi à quoi sert la copie.",
		installationForeignStore:
			"En quarantaine\u202f: ces fichiers appartiennent à une autre installation. Rien n’est envoyé, modifié ni supprimé tant que vous n’avez pas choisi laquelle les garde.",
		installationCopiedFiles:
			"En quarantaine\u202f: ce répertoire de données a été copié pendant que Signet fonctionnait. Rien n’est envoyé, modifié ni supprimé tant que vous n’avez pas choisi à quoi sert la copie.",
		installationInUse:
			"En quarantaine\u202f: une autre copie de cette base de données utilise ces fichiers. Rien n’est envoyé, modifié ni supprimé ici.",
		jobsWell: "À faire : {count}",
		housekeepingWell: "Fait il y a {time}",
		housekeepingNew: "Se fera dans l’heure, pour la première fois",
		housekeepingFailed:
			"Une partie de ce qui est dû chaque heure n’a pas été faite\u202f: des documents peuvent rester trop longtemps et des rappels manquer. Tout avait été fait il y a {time}. Ce qui a échoué\u202f:",
		housekeepingNever:
			"Une partie de ce qui est dû chaque heure n’a jamais été faite\u202f: des documents peuvent rester trop longtemps et des rappels manquer. Ce qui a échoué\u202f:",
		housekeepingLate: "Ce qui est dû chaque heure a été fait il y a {time}.",
		jobsLate: "Tâches à faire que personne ne prend : {count}. La plus ancienne, {name}, attend depuis {time}.",
		processesWell: "Web : {web} ; exécutants : {workers}",
		processesNone: "Signet ne tourne pas : aucun processus ne s’est signalé depuis {time}.",
		noWorker: "Aucun exécutant ne tourne : rien n’est envoyé ni scellé.",
		noWeb: "Aucun processus web ne tourne : personne ne peut ouvrir une page.",
		process:
			"{kind} {pid} sur {host}, version {version}, {memory}, depuis le {since}, vu il y a {seen}, erreurs non interceptées : {errors}",
		processesUncaught: "Erreurs non interceptées depuis le démarrage des processus : {count}.",
		settingsWell: "Aucun processus ne diffère des autres",
		settingsCertificates: "Des processus scelleraient avec des certificats différents. {groups}",
		settingsMails:
			"Des processus envoient les messages, d’autres les gardent dans la boîte d’envoi, où personne ne les reçoit. {groups}",
		settingsStorages:
			"Des processus gardent les fichiers à des endroits différents\u202f: ce que l’un écrit, d’autres ne le trouvent pas. {groups}",
		settingsSoon: "Le certificat de scellement de {who} finit dans {time}, le {day}.",
		settingsEnded: "Le certificat de scellement de {who} a fini le {day}\u202f: rien ne peut y être scellé.",
		storageQuarantine: "Non testé en quarantaine",
		storageWell: "Écrit, lu et supprimé en {time}",
		storageRefused: "Les fichiers ne peuvent être ni écrits ni lus.",
		storageOther: "Ce qui a été lu n’est pas ce qui a été écrit.",
		clockWell: "{time} d’écart avec l’autorité d’horodatage",
		clockNone: "Aucune autorité d’horodatage n’est définie : les sceaux portent l’heure de cette machine.",
		clockOff: "L’horloge s’écarte de {time} de celle de l’autorité d’horodatage.",
		clockSetBack:
			"L’horloge a été retardée de {time} le {day}. Les pistes d’audit indiquent où les entrées ne sont plus dans l’ordre.",
		clockSilent: "L’autorité d’horodatage ne répond pas comme elle le devrait.",
		mailWell: "{server} nous laisse entrer",
		mailOutbox:
			"Aucun serveur de messagerie n’est défini : les messages restent dans la boîte d’envoi et personne ne les reçoit.",
		mailRefused: "Les messages ne partent pas. Le serveur de messagerie répond :",
		smsWell: "{server} accepte nos identifiants",
		smsOutbox: "Aucun fournisseur de SMS n’est défini\u202f: les SMS restent dans la boîte d’envoi.",
		smsRefused: "Le fournisseur de SMS refuse nos identifiants. Les SMS attendent qu’il les accepte.",
		smsSilent: "Le fournisseur de SMS est injoignable\u202f:",
		deliveriesWell: "Rien n’attend d’être renvoyé",
		deliveriesWaiting: "Messages qui ne sont pas encore partis et seront retentés : {count}.",
		deliveriesFailed:
			"Messages des {days} derniers jours qui ne sont pas partis et ne sont plus retentés d’eux-mêmes : {count}.",
		deliveriesEnded:
			"Sur les {days} derniers jours, refusés pour de bon ou devenus inutiles : {count}. Les renvoyer n’y changerait rien.",
		publicUrlWell: "{url}",
		publicUrlUnset:
			"PUBLIC_URL n’est pas définie : Signet répond à n’importe quelle adresse, et les liens des e\u2011mails utilisent {url}.",
		publicUrlSigners: "Signataires : {url}",
		publicUrlOther:
			"Les navigateurs utilisent {seen}, PUBLIC_URL indique {url}. Les liens des messages mènent à cette dernière.",
		publicUrlProxy: "Les requêtes arrivent avec «\u202fHost: {seen}\u202f» au lieu de «\u202fHost: {host}\u202f».",
		publicUrlVisits: "Sur les {total} dernières visites, {count} allaient à {seen} ; PUBLIC_URL indique {url}.",
		publicUrlPlain:
			"{url} n’est pas chiffrée : qui écoute en chemin peut lire, et les clés d’accès ne fonctionnent pas.",
		proxiesWell: "Mandataires crus : {count} ; votre adresse est {address}",
		proxiesUnseen: "Crus : {count}. Le chemin des visites ne se voit que dans l’application.",
		proxiesIgnored:
			"Un mandataire à {peer} dit qui passe par lui et n’est pas cru : tout le monde semble venir de {peer}.",
		proxiesMissing:
			"TRUSTED_PROXIES en compte {count}, et votre visite en a traversé {seen} : qui les contourne peut prétendre à n’importe quelle adresse.",
		proxiesStranger: "Votre visite vient de {peer}, qui ne figure pas dans TRUSTED_PROXIES.",
		passkeysWell: "Créées pour cette adresse\u202f: {count}",
		passkeysNone: "Personne n’en utilise",
		passkeysElsewhere:
			"Créées pour {host} et inutiles à l’adresse {here}\u202f: {count}. Un navigateur ne montre une clé d’accès que là où elle a été créée.",
		certificateWell: "Émis par {issuer} ; finit le {day}",
		certificateSoon:
			"Le certificat de scellement finit dans {time}, le {day}. Il est émis par {issuer}. Ce qui aura été scellé d’ici là reste valable.",
		certificateBad: "Rien ne peut être scellé.",
		certificateOwn:
			"Les documents sont scellés avec un certificat fait ici : les lecteurs de PDF ne savent pas qui en répond.",
		certificateKey: "La clé privée ne correspond pas au certificat.",
		sealsWell: "Aucun n’a échoué",
		sealsUntimed: "Documents scellés sans horodatage de confiance\u202f: {count}.",
		sealsFailed: "Documents signés par tous et non scellés : {count}.",
		trailsWell: "Authentifiées, et leurs clés s’ouvrent",
		trailsWithoutCodes:
			"Pistes d’audit dont des entrées n’ont pas de code d’authentification\u202f: {count}. La vérification les signale comme modifiées.",
		trailsKeys:
			"Clés de preuve impossibles à ouvrir\u202f: {count}. Les documents qu’elles authentifient ne peuvent pas être vérifiés ici.",
		backupWell: "Date de {time}",
		backupNone: "Aucune sauvegarde n’a jamais été faite.",
		backupOld: "La dernière sauvegarde date de {time}.",
		diskWell: "{free} libres sur {total}",
		diskLow: "Il ne reste que {free} sur {total} là où se trouve DATA_DIR.",
		disksWell: "Aucun ne manque de place",
		disksLow: "Il ne reste que {free} sur {total} là où se trouve DATA_DIR de {who}.",
		versionWell: "{version}, Node.js {node}",
		versionOther: "Ceci est la version {version}, et un processus tourne en {other}.",
	},
	mends: {
		database: "Donnez à DATABASE_URL une base qui existe et accepte ce nom et ce mot de passe, puis redémarrez.",
		migrations: "Redémarrez Signet : il les applique avant de commencer.",
		newer: "Installez la version avec laquelle la base a été utilisée en dernier, ou une plus récente.",
		installation:
			"Pour en faire la seule installation, exécutez cette commande. Pour la garder comme copie séparée qui n’envoie rien au sujet de ces documents, exécutez plutôt «\u202finstallation detach\u202f».",
		housekeeping:
			"Réparez ce qui est nommé, ou démarrez un exécutant s’il n’y en a pas. Un nouvel essai a lieu chaque heure, et le journal de l’exécutant en dit plus.",
		jobs: "Démarrez un exécutant, ou un de plus. S’il y en a un, son journal dit ce qui le retient.",
		start: "Démarrez Signet.",
		uncaught: "Cherchez ce message dans le journal. Chaque erreur est un bogue : signalez-la avec sa trace d’appels.",
		worker: "Démarrez un exécutant à côté du processus web, ou laissez un seul être les deux.",
		settings:
			"Donnez à tous les processus le même certificat de scellement (SIGNING_P12), le même serveur de messagerie (SMTP_URL) et le même stockage\u202f: le même S3_BUCKET, ou un DATA_DIR sur un disque qu’ils partagent. Redémarrez ensuite ceux qui diffèrent.",
		storageFiles: "Laissez l’utilisateur de Signet écrire dans DATA_DIR, ou indiquez un autre endroit.",
		storageS3: "Vérifiez que le compartiment existe et que cette clé peut y lire, écrire et supprimer.",
		clock: "Faites suivre à la machine un serveur de temps (NTP).",
		tsa: "Donnez à TSA_URL une autorité qui répond (RFC 3161), puis redémarrez.",
		smtp: "Donnez à SMTP_URL le serveur, le nom et le mot de passe de la boîte, puis redémarrez. Dans le mot de passe, @ s’écrit %40.",
		sms: "Corrigez SMS_ACCOUNT_SID, SMS_AUTH_TOKEN ou SMS_API_URL, puis redémarrez.",
		deliveries:
			"Réparez ce que dit la raison, puis faites renvoyer depuis Réglages › Diagnostic. Pendant deux heures environ, Signet essaie aussi de lui-même.",
		publicUrl: "Si c’est l’adresse que l’on doit utiliser, donnez-la à PUBLIC_URL et redémarrez.",
		untrusted:
			"Placez le certificat de l’autorité qui a signé celui du serveur dans un fichier PEM, nommez ce fichier dans TRUSTED_CERTIFICATES, puis redémarrez.",
		otherName: "Utilisez un nom d’hôte qui figure dans le certificat du serveur, puis redémarrez.",
		unreachable: "Vérifiez l’hôte et le port, que le serveur tourne et qu’aucun pare-feu ne fait obstacle.",
		proxyHost:
			"Transmettez l’en-tête Host du navigateur, port compris, comme dans cette ligne pour nginx. Si vous avez ouvert Signet sans passer par le proxy, ignorez ce message.",
		https: "Placez devant un mandataire avec un certificat, donnez son adresse à PUBLIC_URL et redémarrez.",
		proxies: "Dites combien de mandataires se trouvent devant Signet, ou leurs adresses, puis redémarrez.",
		passkeys:
			"Si l’on utilise encore l’ancienne adresse, remettez-la dans PUBLIC_URL et redémarrez. Sinon, chacun se connecte avec son mot de passe et un code, ou un code de secours, puis ajoute ici une clé d’accès sous Sécurité\u202f; pour qui n’a ni l’un ni l’autre, un administrateur réinitialise sous Membres.",
		certificate:
			"Placez le nouveau fichier où le serveur peut le lire, nommez-le dans SIGNING_P12 et son mot de passe dans SIGNING_P12_PASSWORD, puis redémarrez. Rien n’est à sceller de nouveau.",
		seals: "Regardez ci-dessus le certificat de scellement, le stockage et l’horloge, puis scellez à nouveau.",
		sealsUntimed:
			"Vérifiez le service d’horodatage indiqué dans TSA_URL. Signet ajoute les horodatages manquants dès qu’il répond, jusqu’à 30 jours après le scellement.",
		trails:
			"Comparez les documents cités dans le journal du serveur avec une sauvegarde. Si cette base de données est antérieure à la mise à jour qui a ajouté les codes, cette commande les ajoute aux pistes intactes.",
		trailsKeys:
			"Restaurez la clé d’installation précédente\u202f: le fichier keys/installation.key de DATA_DIR, ou INSTALLATION_KEY.",
		backup: "Faites-en une chaque jour et gardez-la sur une autre machine. Signet peut tourner pendant ce temps.",
		disk: "Faites de la place, ou déplacez DATA_DIR sur un disque plus grand.",
		restart: "Redémarrez tous les processus après une mise à jour.",
	},
};
