/* All that holds of a built site, in one file: to read the site takes longer than most of these tests. */
import './checks/browsers';
import './checks/budget';
import './checks/calendar';
import './checks/controls';
import './checks/direction';
import './checks/files';
import './checks/filters';
import './checks/forms';
import './checks/head';
import './checks/links';
import './checks/moved';
import './checks/outline';
import './checks/policy';
import './checks/share';
import './checks/sitemap';
import './checks/structured-data';
import './checks/translation';
