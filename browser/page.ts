/* What every page runs at its end. */
import './now';
import './menu';
